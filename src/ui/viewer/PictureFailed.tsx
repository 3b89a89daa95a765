import clsx from 'clsx';
import { ImageOff, RotateCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './PictureFailed.module.css';

export type PictureFailedProps = { className?: string | undefined; onRetry: () => void };

/** Replaces a picture that could not be loaded. */
export function PictureFailed({ className, onRetry }: PictureFailedProps) {
  return (
    <div className={clsx(styles.failed, className)}>
      <ImageOff className={styles.icon} aria-hidden="true" />
      <p>
        <FormattedMessage id="chat.pictureFailed" />
      </p>
      <Button size="small" icon={<RotateCw />} onClick={onRetry}>
        <FormattedMessage id="action.tryAgain" />
      </Button>
    </div>
  );
}
