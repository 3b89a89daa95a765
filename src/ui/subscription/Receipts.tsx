import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { isTrial } from '../../machines/payment/purchase';
import type { Purchase, PurchaseState } from '../../machines/payment/purchase';
import type { ReceiptsRef } from '../../machines/subscription/receiptsMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import formStyles from '../forms/Form.module.css';
import { Button } from '../kit/Button';
import { DesiresBadge } from '../kit/DesiresBadge';
import { ErrorState } from '../kit/ErrorState';
import { usePrice } from '../offer/usePrice';
import { LoadingRows } from './LoadingRows';
import styles from './Subscription.module.css';
import { useReceipts } from './useSubscription';

/** Select keys in messages have no dashes. */
const wordOf = (state: PurchaseState): string => state.replace('paid-', '');

/** There is more to do or to know than the row says. */
const hasMore = (state: PurchaseState): boolean =>
  state === 'open' || state === 'pending' || state.startsWith('paid-');

/** Nothing was or will be charged. */
const cameToNothing = (state: PurchaseState): boolean =>
  state === 'failed' || state === 'cancelled' || state === 'expired';

/** The user's purchases: what, when, how much, and the outcome. */
export function Receipts({ actor }: { actor: ReceiptsRef }) {
  const { purchases, isLoading, hasFailed, isBusy, isUnextended, ...view } = useReceipts(actor);
  if (isLoading) return <LoadingRows label={<FormattedMessage id="receipts.loading" />} />;
  if (hasFailed)
    return <ErrorState title={<FormattedMessage id="receipts.failed" />} onRetry={view.retry} />;
  if (purchases.length === 0)
    return (
      <p className={styles.soft}>
        <FormattedMessage id="receipts.empty" />
      </p>
    );
  const isRenewing = purchases.some(
    ({ method, offer, state }) =>
      method === 'card' && offer.kind === 'premium' && (state === 'paid' || state === 'paid-over'),
  );
  return (
    <div className={styles.panel}>
      <ul className={styles.receipts}>
        {purchases.map((purchase) => (
          <Receipt key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      {isUnextended ? (
        <p role="alert">
          <FormattedMessage id="receipts.moreFailed" />
        </p>
      ) : null}
      {view.hasMore ? (
        <Button className={styles.action} busy={isBusy} onClick={view.more}>
          {isUnextended ? (
            <FormattedMessage id="action.tryAgain" />
          ) : (
            <FormattedMessage id="receipts.more" />
          )}
        </Button>
      ) : null}
      {isRenewing ? (
        <p className={styles.soft}>
          <FormattedMessage id="receipts.renewals" />
        </p>
      ) : null}
    </div>
  );
}

function Receipt({ purchase }: { purchase: Purchase }) {
  const overlayHref = useOverlayHref();
  const write = usePrice();
  const { id, offer, state, paidAt, createdAt } = purchase;
  const isFree = state === 'paid' && isTrial(purchase);
  const price = isFree ? { ...offer.price, amount: 0 } : offer.price;
  return (
    <li className={styles.receipt}>
      <span className={styles.what}>
        {offer.kind === 'premium' ? (
          <FormattedMessage id="payment.premium" values={{ period: offer.period ?? 'month' }} />
        ) : (
          <DesiresBadge amount={offer.desires} />
        )}
      </span>
      <span className={styles.amount}>{cameToNothing(state) ? null : write(price)}</span>
      <span className={styles.about}>
        <FormattedDate value={paidAt ?? createdAt} day="numeric" month="long" year="numeric" />
        {' · '}
        {isFree ? (
          <FormattedMessage id="receipts.trial" values={{ days: offer.trialDays }} />
        ) : (
          <FormattedMessage id="receipts.state" values={{ state: wordOf(state) }} />
        )}
        {hasMore(state) ? (
          <>
            {' · '}
            <Link className={formStyles.link} href={overlayHref('purchase', { purchase: id })}>
              <FormattedMessage id="receipts.details" />
            </Link>
          </>
        ) : null}
      </span>
    </li>
  );
}
