import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './ChatRow.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time today, the weekday within a week, else the date. */
export function ChatTime({ date }: { date: string }) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  const then = new Date(date);
  const isToday = then.toDateString() === now.toDateString();
  const isThisWeek = now.getTime() - then.getTime() < 6 * DAY_MS;
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
