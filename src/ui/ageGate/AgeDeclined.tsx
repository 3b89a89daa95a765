import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './AgeDeclined.module.css';

/** A plain page for those under 18: no name, no picture, and a way back after a mis-tap. */
export function AgeDeclined({ onReconsider }: { onReconsider: () => void }) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="ageGate.declinedTitle" />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id="ageGate.declinedText" />
      </p>
      <Button variant="quiet" onClick={onReconsider}>
        <FormattedMessage id="ageGate.declinedBack" />
      </Button>
    </main>
  );
}
