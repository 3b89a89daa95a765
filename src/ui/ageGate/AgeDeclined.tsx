import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './AgeDeclined.module.css';

/** A plain page for those who are under 18: no name, no picture, a way back for a slip of the finger. */
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
