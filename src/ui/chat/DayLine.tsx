import { FormattedDate } from 'react-intl';
import styles from './MessageList.module.css';

export function DayLine({ date }: { date: string }) {
  return (
    <li className={styles.day}>
      <FormattedDate value={date} weekday="long" day="numeric" month="long" />
    </li>
  );
}
