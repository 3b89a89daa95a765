import { LockKeyhole } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useOverlayHref } from '../app/useOverlayHref';
import { ButtonLink } from '../kit/Button';
import styles from './MessagePicture.module.css';

/** `preview` is a few pixels of the picture, which is all that this page ever has of it. */
export type LockedPictureProps = { preview: string; name: string };

export function LockedPicture({ preview, name }: LockedPictureProps) {
  const overlayHref = useOverlayHref();
  return (
    <div className={styles.place}>
      <img className={styles.veil} src={preview} alt="" width={240} height={320} decoding="async" />
      <div className={styles.cover}>
        <LockKeyhole className={styles.lock} aria-hidden="true" />
        <p className={styles.title}>
          <FormattedMessage id="chat.pictureLocked" />
        </p>
        <p className={styles.sentence}>
          <FormattedMessage id="chat.pictureLockedText" values={{ name }} />
        </p>
        <ButtonLink size="small" href={overlayHref('pw', { from: 'unblur' })}>
          <FormattedMessage id="chat.unlock" />
        </ButtonLink>
      </div>
    </div>
  );
}
