import { Day } from '../kit/Day';
import styles from './MessageList.module.css';

export function DayLine({ date }: { date: string }) {
  return (
    <span className={styles.date}>
      <Day day={date} />
    </span>
  );
}
