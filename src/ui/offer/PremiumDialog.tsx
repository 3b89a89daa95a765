import { Crown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../kit/Dialog';
import styles from './Offer.module.css';
import { PremiumList } from './PremiumList';

/** `?premium=1`: what premium is. Nothing can be bought yet, and it says so. */
export function PremiumDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={<FormattedMessage id="offer.premiumTitle" />} onClose={onClose}>
      <div className={styles.offer}>
        <div className={styles.banner}>
          <Crown aria-hidden="true" />
          <p>
            <FormattedMessage id="offer.premiumLead" />
          </p>
        </div>
        <PremiumList />
        <p className={styles.note}>
          <FormattedMessage id="offer.notOpen" />
        </p>
      </div>
    </Dialog>
  );
}
