import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { TextField } from '../kit/TextField';
import styles from './Account.module.css';
import { accountDeletionSchema, type AccountDeletionForm } from './account.schema';
import { Fault } from './Fault';
import { PasswordAsked } from './PasswordAsked';
import type { AccountDeletionView } from './useAccount';

type AccountDeletionDialogProps = { view: AccountDeletionView; email: string };

/** Lists what will be deleted, and asks for the confirmation word and the password. */
export function AccountDeletionDialog({ view, email }: AccountDeletionDialogProps) {
  const intl = useIntl();
  const wordField = useRef<HTMLInputElement>(null);
  const word = intl.formatMessage({ id: 'accountDeletion.word' });
  const { formProps, field } = useSchemaForm<AccountDeletionForm>({
    initialValues: { word: '', currentPassword: '' },
    schema: accountDeletionSchema,
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
    <Dialog title={<FormattedMessage id="accountDeletion.title" />} onClose={view.keep}>
      <form {...formProps} className={formStyles.form}>
        <p>
          <FormattedMessage id="accountDeletion.goes" />
        </p>
        <ul className={styles.list}>
          <li>
            <FormattedMessage id="accountDeletion.chats" />
          </li>
          <li>
            <FormattedMessage id="accountDeletion.personas" />
          </li>
          <li>
            <FormattedMessage id="accountDeletion.desires" />
          </li>
          <li>
            <FormattedMessage id="accountDeletion.premium" />
          </li>
        </ul>
        <TextField
          {...typed}
          ref={wordField}
          label={<FormattedMessage id="accountDeletion.type" values={{ word }} />}
          error={
            view.isMistyped || isMissing ? (
              <FormattedMessage id="accountDeletion.mistyped" values={{ word }} />
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
            <FormattedMessage id="accountDeletion.failed" />
          </Fault>
        ) : null}
        <div className={styles.answers}>
          <Button onClick={view.keep}>
            <FormattedMessage id="accountDeletion.keep" />
          </Button>
          <Button type="submit" variant="danger" busy={view.isBusy}>
            <FormattedMessage id="accountDeletion.confirm" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
