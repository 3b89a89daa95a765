import { useSelector } from '@xstate/react';
import { Check, RotateCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { CLAIM_DESIRES } from '../../../common/prices';
import type { ClaimRef } from '../../machines/claim/claimMachine';
import { Button, ButtonLink } from '../kit/Button';
import { useMinutesUntil } from '../kit/useMinutesUntil';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './Claim.module.css';

/** The free desires of the day: claim them, or see when they are due again. */
export function ClaimCard({ actor }: { actor: ClaimRef }) {
  const screen = useSelector(actor, ({ value }) => value);
  const nextAt = useSelector(actor, ({ context }) => context.nextAt);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isResting = useSelector(actor, (snapshot) => snapshot.hasTag('resting'));
  return (
    <div className={styles.card}>
      <div className={styles.what} role="status">
        <p className={styles.title}>
          {screen === 'claimed' ? (
            <FormattedMessage id="claim.thanks" values={{ amount: CLAIM_DESIRES }} />
          ) : screen === 'notYet' ? (
            <FormattedMessage id="claim.notYet" />
          ) : screen === 'unconfirmed' ? (
            <FormattedMessage id="claim.unconfirmed" />
          ) : screen === 'failed' ? (
            <FormattedMessage id="claim.failed" />
          ) : (
            <FormattedMessage id="claim.title" values={{ amount: CLAIM_DESIRES }} />
          )}
        </p>
      </div>
      {isResting && nextAt !== null ? <NextClaim at={nextAt} /> : null}
      {screen === 'unconfirmed' ? (
        <ButtonLink href="/verify">
          <FormattedMessage id="verify.action" />
        </ButtonLink>
      ) : null}
      {screen === 'due' || screen === 'failed' || isBusy ? (
        <Button busy={isBusy} onClick={() => actor.send({ type: 'claim.confirm' })}>
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

/** The free desires of the day beside the balance, while they can be claimed. */
export function ClaimChip({ actor }: { actor: ClaimRef }) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isResting = useSelector(actor, (snapshot) => snapshot.hasTag('resting'));
  const isClaimed = useSelector(actor, (snapshot) => snapshot.matches('claimed'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isUnconfirmed = useSelector(actor, (snapshot) => snapshot.matches('unconfirmed'));
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isClaimed ? (
            <FormattedMessage id="claim.thanks" values={{ amount: CLAIM_DESIRES }} />
          ) : isUnconfirmed ? (
            <FormattedMessage id="claim.unconfirmed" />
          ) : hasFailed ? (
            <FormattedMessage id="claim.failed" />
          ) : null}
        </span>
      </VisuallyHidden>
      {isResting ? null : isUnconfirmed ? (
        <ButtonLink className={styles.chip} size="small" variant="quiet" href="/verify">
          <FormattedMessage id="verify.action" />
        </ButtonLink>
      ) : (
        <Button
          className={styles.chip}
          size="small"
          variant="quiet"
          busy={isBusy}
          aria-disabled={isClaimed || undefined}
          icon={isClaimed ? <Check /> : hasFailed ? <RotateCw /> : null}
          onClick={() => actor.send({ type: 'claim.confirm' })}
        >
          <FormattedMessage id="claim.today" values={{ amount: CLAIM_DESIRES }} />
        </Button>
      )}
    </>
  );
}
