import { useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { Message } from '../../machines/conversation/message';
import { pictureLabel } from '../viewer/pictureCaption';
import { PictureFailed } from '../viewer/PictureFailed';
import { usePicture } from '../viewer/usePicture';
import styles from './MessagePicture.module.css';
import { PrivatePicture } from './PrivatePicture';
import { useUnblurRef } from './useUnblur';

export type MessagePictureProps = {
  actor: ConversationRef;
  message: Message;
  /** Who sent the message. */
  author: string;
  onOpen: (messageId: string) => void;
};

/** A message's picture, its size reserved so that nothing moves when it loads. */
export function MessagePicture({ actor, message, author, onOpen }: MessagePictureProps) {
  const intl = useIntl();
  const unblur = useUnblurRef(actor, message.id);
  const open = () => onOpen(message.id);
  const label = pictureLabel(intl, author, message.setting);
  if (unblur !== null)
    return <PrivatePicture actor={unblur} author={author} label={label} onOpen={open} />;
  return message.imageUrl === null || message.kind === 'blurImage' ? null : (
    <OpenPicture src={message.imageUrl} label={label} onOpen={open} />
  );
}

type OpenPictureProps = { src: string; label: string; onOpen: () => void };

function OpenPicture({ src, label, onOpen }: OpenPictureProps) {
  const picture = usePicture();
  if (picture.state === 'failed')
    return <PictureFailed className={styles.place} onRetry={picture.retry} />;
  return (
    <button
      key={picture.key}
      type="button"
      className={styles.place}
      aria-haspopup="dialog"
      // Keeps the focus after a retry, which replaces the button that had it.
      autoFocus={picture.key > 0}
      onClick={onOpen}
    >
      <img
        className={styles.picture}
        src={src}
        alt={label}
        width={240}
        height={320}
        loading="lazy"
        decoding="async"
        onError={picture.onError}
      />
    </button>
  );
}
