import { useIntl } from 'react-intl';
import type { Message } from '../../machines/conversation/message';
import { PictureFailed } from '../viewer/PictureFailed';
import { usePicture } from '../viewer/usePicture';
import { LockedPicture } from './LockedPicture';
import styles from './MessagePicture.module.css';

export type MessagePictureProps = {
  message: Message;
  /** Whose message it is. */
  author: string;
  onOpen: (messageId: string) => void;
};

/** The picture of a message in a place of its own size, so that nothing moves when it is there. */
export function MessagePicture({ message, author, onOpen }: MessagePictureProps) {
  if (message.imageUrl === null) return null;
  return message.kind === 'blurImage' ? (
    <LockedPicture preview={message.imageUrl} name={author} />
  ) : (
    <OpenPicture src={message.imageUrl} author={author} onOpen={() => onOpen(message.id)} />
  );
}

type OpenPictureProps = { src: string; author: string; onOpen: () => void };

function OpenPicture({ src, author, onOpen }: OpenPictureProps) {
  const intl = useIntl();
  const picture = usePicture();
  if (picture.state === 'failed')
    return <PictureFailed className={styles.place} onRetry={picture.retry} />;
  return (
    <button
      key={picture.key}
      type="button"
      className={styles.place}
      aria-haspopup="dialog"
      // Who asked again finds the focus at what came of it.
      autoFocus={picture.key > 0}
      onClick={onOpen}
    >
      <img
        className={styles.picture}
        src={src}
        alt={intl.formatMessage({ id: 'chat.pictureFrom' }, { name: author })}
        width={240}
        height={320}
        loading="lazy"
        decoding="async"
        onError={picture.onError}
      />
    </button>
  );
}
