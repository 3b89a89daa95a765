import { FormattedDate } from 'react-intl';
import styles from './MessageList.module.css';

export function DayLine({ date }: { date: string }) {
  return (
    <span className={styles.date}>
      <FormattedDate value={date} weekday="long" day="numeric" month="long" />
    </span>
  );
}
