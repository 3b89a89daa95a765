import { Download, Trash2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ExportRef } from '../../machines/account/exportMachine';
import type { AccountDeletionRef } from '../../machines/account/accountDeletionMachine';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import styles from './Account.module.css';
import { exportSchema, type ExportForm } from './account.schema';
import { AccountDeletionDialog } from './AccountDeletionDialog';
import { Fault } from './Fault';
import { PasswordAsked } from './PasswordAsked';
import { useExport, useAccountDeletion, type ExportView } from './useAccount';

type ExportPanelProps = { actor: ExportRef; email: string };

/** Exports everything stored about the user as a file. */
export function ExportPanel({ actor, email }: ExportPanelProps) {
  const view = useExport(actor);
  return (
    <div className={styles.panel}>
      <p className={styles.soft}>
        <FormattedMessage id="export.text" />
      </p>
      <div className={styles.news} role="status">
        {view.isSaved ? (
          <p className={styles.soft}>
            <FormattedMessage id="export.saved" />
          </p>
        ) : null}
      </div>
      {view.isAsking ? (
        <ExportFields view={view} email={email} />
      ) : (
        <Button className={styles.start} icon={<Download />} onClick={view.begin}>
          <FormattedMessage id="export.begin" />
        </Button>
      )}
    </div>
  );
}

function ExportFields({ view, email }: { view: ExportView; email: string }) {
  const { formProps, field } = useSchemaForm<ExportForm>({
    initialValues: { currentPassword: '' },
    schema: exportSchema,
    problem: view.problem,
    busy: view.isBusy,
    onSubmit: ({ currentPassword }) => view.submit(currentPassword),
  });
  return (
    <form {...formProps} className={`${formStyles.form} ${styles.narrow}`}>
      <FormNote problem={view.problem} />
      {view.hasFailed ? (
        <Fault>
          <FormattedMessage id="export.failed" />
        </Fault>
      ) : null}
      <PasswordAsked field={field('currentPassword')} email={email} />
      <div className={styles.answers}>
        <Button type="submit" variant="primary" icon={<Download />} busy={view.isBusy}>
          <FormattedMessage id="export.confirm" />
        </Button>
        <Button onClick={view.leave}>
          <FormattedMessage id="account.leave" />
        </Button>
      </div>
    </form>
  );
}

type AccountDeletionPanelProps = { actor: AccountDeletionRef; email: string };

/** Deletes the account and everything in it. */
export function AccountDeletionPanel({ actor, email }: AccountDeletionPanelProps) {
  const view = useAccountDeletion(actor);
  return (
    <div className={styles.panel}>
      <p className={styles.soft}>
        <FormattedMessage id="accountDeletion.text" />
      </p>
      <Button className={styles.start} icon={<Trash2 />} onClick={view.ask}>
        <FormattedMessage id="accountDeletion.ask" />
      </Button>
      {view.isAsking ? <AccountDeletionDialog view={view} email={email} /> : null}
    </div>
  );
}
