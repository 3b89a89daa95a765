import { useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import formStyles from '../forms/Form.module.css';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { TextField } from '../kit/TextField';
import styles from './Account.module.css';
import { Fault } from './Fault';
import type { FarewellView } from './useAccount';

/** What goes, and the word that lets it go. */
export function FarewellDialog({ view }: { view: FarewellView }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const word = intl.formatMessage({ id: 'farewell.word' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.isBusy) return;
    const typed = field.current?.value.trim().toLocaleLowerCase() ?? '';
    view.confirm(typed === word.toLocaleLowerCase());
    field.current?.focus();
  };
  return (
    <Dialog title={<FormattedMessage id="farewell.title" />} onClose={view.keep}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
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
          ref={field}
          name="word"
          label={<FormattedMessage id="farewell.type" values={{ word }} />}
          error={
            view.isMistyped ? (
              <FormattedMessage id="farewell.mistyped" values={{ word }} />
            ) : undefined
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
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
