import { LockKeyhole } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { UNBLUR_DESIRES } from '../../../common/prices';
import { isPremium } from '../../machines/shared/allowance';
import { Button } from '../kit/Button';
import styles from './MessagePicture.module.css';
import type { Unblur } from './useUnblur';

export type LockedPictureProps = {
  unblur: Unblur;
  name: string;
  /** The button went away while it had the focus. */
  onFocusLost: () => void;
};

/** A locked picture, with its price and the balance after it beside the button that pays. */
export function LockedPicture({ unblur, name, onFocusLost }: LockedPictureProps) {
  const { phase, request } = unblur;
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
          aria-describedby={priceId}
          onClick={request}
        >
          <ButtonText phase={phase} />
        </Button>
      )}
      <p id={priceId} className={styles.price}>
        <Price unblur={unblur} />
      </p>
    </div>
  );
}

function ButtonText({ phase }: Pick<Unblur, 'phase'>) {
  if (phase === 'paywalled') return <FormattedMessage id="chat.getDesires" />;
  if (phase === 'unknown' || phase === 'broken') return <FormattedMessage id="action.tryAgain" />;
  return <FormattedMessage id="chat.unlock" />;
}

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
        <FormattedMessage id="chat.pictureLockedText" values={{ name, price: UNBLUR_DESIRES }} />
      )}
    </p>
  );
}

function Price({ unblur: { phase, allowance } }: Pick<LockedPictureProps, 'unblur'>) {
  if (allowance.status !== 'member' || allowance.hasSubscription || phase === 'refused')
    return null;
  const { desires: balance } = allowance;
  const left = balance - UNBLUR_DESIRES;
  if (left < 0)
    return <FormattedMessage id="chat.unlockShort" values={{ price: UNBLUR_DESIRES, balance }} />;
  // The payment is under way, and the balance will update by itself.
  return phase === 'paywalled' || phase === 'requesting' ? null : (
    <FormattedMessage id="chat.unlockCost" values={{ price: UNBLUR_DESIRES, left }} />
  );
}
