import { FormattedMessage } from 'react-intl';
import type { RemovalForm as Form, RemovalReceipt } from '../../machines/removal/removalMachine';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import { Logo } from '../brand/Logo';
import { ProofPage } from '../proof/ProofPage';
import { RemovalForm } from './RemovalForm';
import styles from './RemovalPage.module.css';
import { RemovalReceived } from './RemovalReceived';

export type PlainRemovalProps = {
  form: Form;
  isStated: boolean;
  problem: FormProblem | null;
  receipt: RemovalReceipt | null;
  /** Where to write instead, on a host that cannot take the form. */
  writeTo: string | null;
};

/** The removal request as a page for a browser without scripts: nothing in it is interactive. */
export function PlainRemoval({ form, isStated, problem, receipt, writeTo }: PlainRemovalProps) {
  const view = { form, problem, isBusy: false, submit: () => undefined };
  return (
    <div className={styles.plain}>
      <div className={styles.bar}>
        <Logo />
      </div>
      <main>
        {receipt !== null ? (
          <RemovalReceived email={form.email} timeZone="UTC" {...receipt} />
        ) : (
          <ProofPage
            title={<FormattedMessage id="removal.title" />}
            text={<FormattedMessage id="removal.text" />}
          >
            {writeTo === null ? (
              <RemovalForm removal={view} isStated={isStated} isFocused />
            ) : (
              <p>
                <FormattedMessage
                  id="removal.byMail"
                  values={{
                    address: writeTo,
                    link: (chunks) => <a href={`mailto:${writeTo}`}>{chunks}</a>,
                  }}
                />
              </p>
            )}
          </ProofPage>
        )}
      </main>
    </div>
  );
}
