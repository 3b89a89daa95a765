import { FormattedMessage } from 'react-intl';
import { DesiresBadge } from '../kit/DesiresBadge';
import { Dialog } from '../kit/Dialog';
import styles from './Offer.module.css';

export type DesiresDialogProps = {
  /** Null for a guest, and while it is not known. */
  balance: number | null;
  onClose: () => void;
};

/** `?pw=1`: what desires are for. Nothing can be bought yet, and it says so. */
export function DesiresDialog({ balance, onClose }: DesiresDialogProps) {
  return (
    <Dialog title={<FormattedMessage id="offer.desiresTitle" />} onClose={onClose}>
      <div className={styles.offer}>
        {balance === null ? null : (
          <div className={styles.balance}>
            <DesiresBadge amount={balance} />
          </div>
        )}
        <p>
          <FormattedMessage id="offer.desiresLead" />
        </p>
        <p className={styles.note}>
          <FormattedMessage id="offer.notOpen" />
        </p>
      </div>
    </Dialog>
  );
}
