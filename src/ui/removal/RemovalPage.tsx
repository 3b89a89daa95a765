import { FormattedMessage } from 'react-intl';
import type { RemovalRef } from '../../machines/removal/removalMachine';
import { pageOver } from '../app/pageOver';
import { ProofPage } from '../proof/ProofPage';
import { RemovalForm } from './RemovalForm';
import { RemovalReceived } from './RemovalReceived';
import { useRemoval } from './useRemoval';

/** Requests the removal of an intimate picture of a real person; needs no account or age gate. */
export function RemovalPage({ actor }: { actor: RemovalRef }) {
  const removal = useRemoval(actor);
  if (removal.receipt !== null)
    return <RemovalReceived email={removal.form.email} {...removal.receipt} />;
  return (
    <ProofPage
      title={<FormattedMessage id="removal.title" />}
      text={<FormattedMessage id="removal.text" />}
    >
      <RemovalForm removal={removal} />
    </ProofPage>
  );
}

export default pageOver('removal', RemovalPage);
