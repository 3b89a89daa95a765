import { Pencil, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../kit/IconButton';
import styles from './EditBanner.module.css';

export type EditBannerProps = {
  /** The message as it was sent. */
  original: string;
  isSaving: boolean;
  onCancel: () => void;
};

/** Above the field while a message is edited: shows the original and cancels the edit. */
export function EditBanner({ original, isSaving, onCancel }: EditBannerProps) {
  const intl = useIntl();
  return (
    <div className={styles.banner}>
      <Pencil className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.title}>
          <FormattedMessage id="chat.editTitle" />
        </p>
        <p className={styles.original} dir="auto">
          {original}
        </p>
      </div>
      <IconButton
        label={intl.formatMessage({ id: 'chat.editCancel' })}
        icon={<X />}
        disabled={isSaving}
        onClick={onCancel}
      />
    </div>
  );
}
