import { ShieldCheck } from 'lucide-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { RemovalReceipt, RemovalRef } from '../../machines/removal/removalMachine';
import { StateMessage } from '../kit/StateMessage';
import { ProofPage } from '../proof/ProofPage';
import { RemovalForm } from './RemovalForm';
import styles from './RemovalPage.module.css';
import { useRemoval } from './useRemoval';

/** Asks for an intimate picture of a real person to be removed: no account, no gate. */
export function RemovalPage({ actor }: { actor: RemovalRef }) {
  const removal = useRemoval(actor);
  if (removal.receipt !== null) return <Received email={removal.form.email} {...removal.receipt} />;
  return (
    <ProofPage
      title={<FormattedMessage id="removal.title" />}
      text={<FormattedMessage id="removal.text" />}
    >
      <RemovalForm removal={removal} />
    </ProofPage>
  );
}

function Received({ email, receipt, dueAt }: RemovalReceipt & { email: string }) {
  return (
    <StateMessage
      role="status"
      icon={<ShieldCheck />}
      title={<FormattedMessage id="removal.receivedTitle" />}
    >
      <span className={styles.number}>{receipt}</span>
      <FormattedMessage
        id="removal.receivedText"
        values={{
          email,
          due: (
            <time dateTime={dueAt}>
              <FormattedDate value={dueAt} dateStyle="long" timeStyle="short" />
            </time>
          ),
        }}
      />
    </StateMessage>
  );
}
