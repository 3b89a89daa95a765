import type { LedgerEntry } from '../../machines/ledger/entry';
import { Day } from '../kit/Day';
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

const daysOf = (entries: readonly LedgerEntry[]) => {
  const days = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    const day = new Date(entry.createdAt).toDateString();
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
};
