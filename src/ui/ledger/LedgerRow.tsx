import clsx from 'clsx';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { LedgerEntry } from '../../machines/ledger/entry';
import styles from './LedgerPage.module.css';
import { reasons } from './reasons';

/** One change: its reason, the character and time; the amount and the balance after it. */
export function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const intl = useIntl();
  const { amount, balance, character, createdAt } = entry;
  const { Icon, text } = reasons[entry.reason ?? 'other'];
  return (
    <li className={styles.entry}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.what}>
        <p className={styles.reason}>{intl.formatMessage(text)}</p>
        <p className={styles.small}>
          {character === null ? null : (
            <>
              <Link className={styles.name} href={`/${character.slug}`}>
                {character.name}
              </Link>
              {' · '}
            </>
          )}
          <time dateTime={createdAt}>
            <FormattedTime value={createdAt} />
          </time>
        </p>
      </div>
      <div className={styles.sums}>
        <p className={clsx(styles.amount, amount > 0 && styles.gain)}>
          {intl.formatNumber(amount, { signDisplay: 'exceptZero' })}
        </p>
        <p className={styles.small}>
          <FormattedMessage id="ledger.balance" values={{ amount: balance }} />
        </p>
      </div>
    </li>
  );
}
