import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { TextField } from '../kit/TextField';
import styles from './Account.module.css';
import { farewellSchema, type FarewellForm } from './account.schema';
import { Fault } from './Fault';
import { PasswordAsked } from './PasswordAsked';
import type { FarewellView } from './useAccount';

type FarewellDialogProps = { view: FarewellView; email: string };

/** What goes, and the word and the password that let it go. */
export function FarewellDialog({ view, email }: FarewellDialogProps) {
  const intl = useIntl();
  const wordField = useRef<HTMLInputElement>(null);
  const word = intl.formatMessage({ id: 'farewell.word' });
  const { formProps, field } = useSchemaForm<FarewellForm>({
    initialValues: { word: '', currentPassword: '' },
    schema: farewellSchema,
    problem: view.problem,
    busy: view.isBusy,
    onSubmit: ({ word: typed, currentPassword }) => {
      const isTyped = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
      view.confirm(isTyped, currentPassword);
      if (!isTyped) wordField.current?.focus();
    },
  });
  const { error: isMissing, ...typed } = field('word');
  return (
    <Dialog title={<FormattedMessage id="farewell.title" />} onClose={view.keep}>
      <form {...formProps} className={formStyles.form}>
        <p>
          <FormattedMessage id="farewell.goes" />
        </p>
        <ul className={styles.list}>
          <li>
            <FormattedMessage id="farewell.chats" />
          </li>
          <li>
            <FormattedMessage id="farewell.desires" />
          </li>
          <li>
            <FormattedMessage id="farewell.premium" />
          </li>
        </ul>
        <TextField
          {...typed}
          ref={wordField}
          label={<FormattedMessage id="farewell.type" values={{ word }} />}
          error={
            view.isMistyped || isMissing ? (
              <FormattedMessage id="farewell.mistyped" values={{ word }} />
            ) : undefined
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordAsked field={field('currentPassword')} email={email} />
        <FormNote problem={view.problem} />
        {view.hasFailed ? (
          <Fault>
            <FormattedMessage id="farewell.failed" />
          </Fault>
        ) : null}
        <div className={styles.answers}>
          <Button onClick={view.keep}>
            <FormattedMessage id="farewell.keep" />
          </Button>
          <Button type="submit" variant="danger" busy={view.isBusy}>
            <FormattedMessage id="farewell.confirm" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
