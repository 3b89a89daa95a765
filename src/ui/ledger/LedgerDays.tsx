import { FormattedDate, FormattedMessage } from 'react-intl';
import type { LedgerEntry } from '../../machines/ledger/entry';
import { useToday } from '../kit/useToday';
import { LedgerRow } from './LedgerRow';
import styles from './LedgerPage.module.css';

/** The entries grouped by local day. */
export function LedgerDays({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <div className={styles.days}>
      {daysOf(entries).map(([day, ofDay]) => (
        <section key={day}>
          <h2 className={styles.day}>
            <Day day={day} />
          </h2>
          <ul className={styles.entries}>
            {ofDay.map((entry) => (
              <LedgerRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Day({ day }: { day: string }) {
  const today = new Date(useToday());
  const yesterday = new Date(today);
  yesterday.setDate(today.getDate() - 1);
  if (day === today.toDateString()) return <FormattedMessage id="ledger.today" />;
  if (day === yesterday.toDateString()) return <FormattedMessage id="ledger.yesterday" />;
  const isThisYear = new Date(day).getFullYear() === today.getFullYear();
  return isThisYear ? (
    <FormattedDate value={day} weekday="long" day="numeric" month="long" />
  ) : (
    <FormattedDate value={day} day="numeric" month="long" year="numeric" />
  );
}

const daysOf = (entries: readonly LedgerEntry[]) => {
  const days = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    const day = new Date(entry.createdAt).toDateString();
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
};
