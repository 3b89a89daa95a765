import { useIntl } from 'react-intl';
import { useToday } from '../kit/useToday';
import styles from './HitRow.module.css';

/** The time if today, the date within a year, else with the year. */
export function HitTime({ date }: { date: string }) {
  const intl = useIntl();
  const today = useToday();
  const then = new Date(date);
  const isThisYear = then.getFullYear() === new Date(today).getFullYear();
  return (
    <time className={styles.time} dateTime={date}>
      {then.toDateString() === today
        ? intl.formatTime(then)
        : intl.formatDate(then, {
            day: 'numeric',
            month: 'short',
            ...(isThisYear ? {} : { year: 'numeric' }),
          })}
    </time>
  );
}
