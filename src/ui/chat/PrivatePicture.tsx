import clsx from 'clsx';
import { useCallback, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UnblurRef } from '../../machines/unblur/unblurMachine';
import { Spinner } from '../kit/Spinner';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { PictureFailed } from '../viewer/PictureFailed';
import { LockedPicture } from './LockedPicture';
import styles from './MessagePicture.module.css';
import { useUnblur, type Unblur } from './useUnblur';

export type PrivatePictureProps = {
  actor: UnblurRef;
  /** Who sent the message. */
  author: string;
  /** Of the clear picture. */
  label: string;
  onOpen: () => void;
};

/** A picture that costs desires: blurred until it is paid for, then clear in the same place. */
export function PrivatePicture({ actor, author, label, onOpen }: PrivatePictureProps) {
  const unblur = useUnblur(actor);
  const { phase, veilUrl } = unblur;
  const place = useRef<HTMLDivElement>(null);
  const takeFocus = useCallback(
    () => place.current?.querySelector('button')?.focus({ preventScroll: true }),
    [],
  );
  const isClear = phase === 'opening' || phase === 'clear';
  const isLocked = !isClear && phase !== 'renewing' && phase !== 'lost';
  return (
    <div ref={place} className={styles.place}>
      {veilUrl !== null && phase !== 'clear' ? (
        <img className={styles.veil} src={veilUrl} alt="" width={240} height={320} />
      ) : null}
      {isClear ? <ClearPicture unblur={unblur} label={label} onOpen={onOpen} /> : null}
      {isLocked ? <LockedPicture unblur={unblur} name={author} onFocusLost={takeFocus} /> : null}
      {phase === 'renewing' ? (
        <div className={styles.renewing}>
          <Spinner />
        </div>
      ) : null}
      {phase === 'lost' ? <PictureFailed className={styles.lost} onRetry={unblur.retry} /> : null}
      <div role="status">
        <VisuallyHidden>
          {phase === 'requesting' ? <FormattedMessage id="chat.unlocking" /> : null}
          {isClear && veilUrl !== null ? <FormattedMessage id="chat.unlocked" /> : null}
        </VisuallyHidden>
      </div>
    </div>
  );
}

type ClearPictureProps = { unblur: Unblur; label: string; onOpen: () => void };

function ClearPicture({ unblur, label, onOpen }: ClearPictureProps) {
  const { phase, imageUrl, markShown, markBroken } = unblur;
  if (imageUrl === null) return null;
  return (
    <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
      <img
        className={clsx(styles.picture, phase === 'opening' && styles.arriving)}
        src={imageUrl}
        alt={label}
        width={240}
        height={320}
        decoding="async"
        onLoad={markShown}
        onError={markBroken}
      />
    </button>
  );
}
