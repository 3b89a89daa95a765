import clsx from 'clsx';
import {
  CircleDot,
  Crown,
  Image,
  ImageOff,
  ShoppingBag,
  Sparkles,
  Sun,
  Undo2,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { defineMessages, FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import type { LedgerReason } from '../../../common/contract';
import type { LedgerEntry } from '../../machines/ledger/entry';
import styles from './LedgerPage.module.css';

type Reason = LedgerReason | 'other';

const words: Readonly<Record<Reason, MessageDescriptor>> = defineMessages({
  opening: { id: 'ledger.opening' },
  'daily-claim': { id: 'ledger.dailyClaim' },
  'premium-start': { id: 'ledger.premiumStart' },
  'premium-day': { id: 'ledger.premiumDay' },
  purchase: { id: 'ledger.purchase' },
  unblur: { id: 'ledger.unblur' },
  undress: { id: 'ledger.undress' },
  refund: { id: 'ledger.refund' },
  reversal: { id: 'ledger.reversal' },
  other: { id: 'ledger.other' },
});

const icons: Readonly<Record<Reason, LucideIcon>> = {
  opening: Wallet,
  'daily-claim': Sun,
  'premium-start': Crown,
  'premium-day': Crown,
  purchase: ShoppingBag,
  unblur: Image,
  undress: Sparkles,
  refund: ImageOff,
  reversal: Undo2,
  other: CircleDot,
};

/** One change: its reason, the character and time; the amount and the balance after it. */
export function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const intl = useIntl();
  const { amount, balance, character, createdAt } = entry;
  const reason = entry.reason ?? 'other';
  const Icon = icons[reason];
  return (
    <li className={styles.entry}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.what}>
        <p className={styles.reason}>{intl.formatMessage(words[reason])}</p>
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
