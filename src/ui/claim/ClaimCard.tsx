import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { CLAIM_DESIRES, type ClaimRef } from '../../machines/claim/claimMachine';
import { Button } from '../kit/Button';
import { useMinutesUntil } from '../kit/useMinutesUntil';
import styles from './ClaimCard.module.css';

/** The free desires of the day: to be claimed, or when they are due again. */
export function ClaimCard({ actor }: { actor: ClaimRef }) {
  const screen = useSelector(actor, ({ value }) => value);
  const nextAt = useSelector(actor, ({ context }) => context.nextAt);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isResting = useSelector(actor, (snapshot) => snapshot.hasTag('resting'));
  return (
    <div className={styles.card}>
      <div role="status">
        <p className={styles.title}>
          {screen === 'claimed' ? (
            <FormattedMessage id="claim.thanks" values={{ amount: CLAIM_DESIRES }} />
          ) : screen === 'notYet' ? (
            <FormattedMessage id="claim.notYet" />
          ) : screen === 'failed' ? (
            <FormattedMessage id="claim.failed" />
          ) : (
            <FormattedMessage id="claim.title" values={{ amount: CLAIM_DESIRES }} />
          )}
        </p>
      </div>
      {isResting && nextAt !== null ? <NextClaim at={nextAt} /> : null}
      {screen === 'due' || screen === 'failed' || isBusy ? (
        <Button size="small" busy={isBusy} onClick={() => actor.send({ type: 'claim.confirm' })}>
          {screen === 'failed' ? (
            <FormattedMessage id="action.tryAgain" />
          ) : (
            <FormattedMessage id="claim.confirm" values={{ amount: CLAIM_DESIRES }} />
          )}
        </Button>
      ) : null}
    </div>
  );
}

function NextClaim({ at }: { at: string }) {
  const minutes = useMinutesUntil(at);
  return (
    <p className={styles.next}>
      <FormattedMessage
        id="claim.next"
        values={{ hours: Math.floor(minutes / 60), minutes: minutes % 60 }}
      />
    </p>
  );
}
