import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './HitRow.module.css';

/** The time today, the date within a year, else the year as well. */
export function HitTime({ date }: { date: string }) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  const then = new Date(date);
  const isThisYear = then.getFullYear() === now.getFullYear();
  return (
    <time className={styles.time} dateTime={date}>
      {then.toDateString() === now.toDateString()
        ? intl.formatTime(then)
        : intl.formatDate(then, {
            day: 'numeric',
            month: 'short',
            ...(isThisYear ? {} : { year: 'numeric' }),
          })}
    </time>
  );
}
