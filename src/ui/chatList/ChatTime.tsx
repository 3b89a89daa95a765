import { useIntl } from 'react-intl';
import { useToday } from '../kit/useToday';
import styles from './ChatRow.module.css';

/** The time if today, the weekday within a week, else the date. */
export function ChatTime({ date }: { date: string }) {
  const intl = useIntl();
  const today = useToday();
  const then = new Date(date);
  const isToday = then.toDateString() === today;
  const week = new Date(today);
  week.setDate(week.getDate() - 6);
  const isThisWeek = then >= week;
  return (
    <time className={styles.time} dateTime={date}>
      {isToday
        ? intl.formatTime(then)
        : isThisWeek
          ? intl.formatDate(then, { weekday: 'short' })
          : intl.formatDate(then, { day: 'numeric', month: 'short' })}
    </time>
  );
}
