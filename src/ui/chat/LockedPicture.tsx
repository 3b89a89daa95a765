import { Flame, LockKeyhole } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { UNBLUR_DESIRES } from '../../../common/prices';
import { isPremium } from '../../machines/shared/allowance';
import { Button } from '../kit/Button';
import { BalanceAfter, ShowText } from '../kit/picturePrice';
import styles from './MessagePicture.module.css';
import type { Unblur } from './useUnblur';

export type LockedPictureProps = {
  unblur: Unblur;
  name: string;
  /** The button went away while it had the focus. */
  onFocusLost: () => void;
};

/** A locked picture, with its price on the button and the balance after it below. */
export function LockedPicture({ unblur, name, onFocusLost }: LockedPictureProps) {
  const { phase, allowance, request } = unblur;
  const price = isPremium(allowance) ? 0 : UNBLUR_DESIRES;
  const isPriced = phase === 'veiled' || phase === 'requesting';
  const cover = useRef<HTMLDivElement>(null);
  const priceId = useId();
  useLayoutEffect(() => {
    const element = cover.current;
    return () => {
      // The picture that this change brings is rendered after it.
      if (element?.contains(document.activeElement)) queueMicrotask(onFocusLost);
    };
  }, [onFocusLost]);
  return (
    <div ref={cover} className={styles.cover}>
      <LockKeyhole className={styles.lock} aria-hidden="true" />
      <p className={styles.title}>
        <FormattedMessage id="chat.pictureLocked" />
      </p>
      <Sentence unblur={unblur} name={name} />
      {phase === 'refused' ? null : (
        <Button
          variant="primary"
          size="small"
          className={styles.unlock}
          busy={phase === 'requesting'}
          icon={isPriced && price > 0 ? <Flame /> : undefined}
          aria-describedby={priceId}
          onClick={request}
        >
          {isPriced ? <ShowText price={price} /> : <WayOn phase={phase} />}
        </Button>
      )}
      <p id={priceId} className={styles.price}>
        <Balance unblur={unblur} />
      </p>
    </div>
  );
}

const WayOn = ({ phase }: Pick<Unblur, 'phase'>) =>
  phase === 'paywalled' ? (
    <FormattedMessage id="chat.getDesires" />
  ) : (
    <FormattedMessage id="action.tryAgain" />
  );

function Sentence({ unblur: { phase, allowance }, name }: Omit<LockedPictureProps, 'onFocusLost'>) {
  if (phase === 'refused' || phase === 'unknown' || phase === 'broken')
    return (
      <p className={styles.sentence} role="alert">
        {phase === 'refused' ? <FormattedMessage id="chat.unlockGone" /> : null}
        {phase === 'unknown' ? <FormattedMessage id="chat.unlockUnknown" /> : null}
        {phase === 'broken' ? <FormattedMessage id="chat.unlockFailed" /> : null}
      </p>
    );
  return (
    <p className={styles.sentence}>
      {phase === 'paywalled' ? (
        <FormattedMessage id="chat.unlockNotEnough" />
      ) : isPremium(allowance) ? (
        <FormattedMessage id="chat.pictureIncluded" values={{ name }} />
      ) : (
        <FormattedMessage id="chat.pictureLockedText" values={{ name }} />
      )}
    </p>
  );
}

function Balance({ unblur: { phase, allowance } }: Pick<LockedPictureProps, 'unblur'>) {
  // While it is paid for, the balance will update by itself.
  if (allowance.status !== 'member' || phase === 'refused' || phase === 'requesting') return null;
  return allowance.hasSubscription ? null : (
    <BalanceAfter price={UNBLUR_DESIRES} balance={allowance.desires} />
  );
}
