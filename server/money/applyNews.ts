import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { paymentEvents, purchases } from '../database/schema';
import type { Database } from '../database/database';
import type { UserChange } from '../events/eventLog';
import type { Services } from '../services';
import { credit } from './credit';
import type { PaymentNews } from './news';
import type { ProviderName } from './provider';
import { isCredited } from './purchaseStates';
import { findPurchase, moveOn } from './purchases';
import type { PurchaseRow } from './purchases';
import { applyReversal, takeEarlyRefund } from './reversal';
import { applySubscriptionNews } from './subscriptionNews';
import { findByProvider } from './subscription';
import { startTasks } from './taskRunner';
import { endSubscription } from './tasks';

const uuidSchema = v.pipe(v.string(), v.uuid());

type Owner = { userId: string; purchaseId: string };

async function purchaseWhere(
  database: Database,
  provider: ProviderName,
  by: { id: string } | { paymentId: string },
): Promise<Owner | null> {
  // A provider's account may serve others, whose orders have names of their own.
  if ('id' in by && !v.is(uuidSchema, by.id)) return null;
  const [row] = await database
    .select({ userId: purchases.userId, purchaseId: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.provider, provider),
        'id' in by ? eq(purchases.id, by.id) : eq(purchases.paymentId, by.paymentId),
      ),
    );
  return row ?? null;
}

/** Whose purchase some news are about; null where there is none such any more. */
async function ownerOf(
  database: Database,
  provider: ProviderName,
  news: PaymentNews,
): Promise<Owner | null> {
  if ('subscriptionId' in news) return findByProvider(database, provider, news);
  const byId =
    news.purchaseId === null
      ? null
      : await purchaseWhere(database, provider, { id: news.purchaseId });
  if (byId !== null || news.kind === 'payment') return byId;
  const { paymentId, customerId } = news;
  const byPayment =
    paymentId === null ? null : await purchaseWhere(database, provider, { paymentId });
  if (byPayment !== null || customerId === null) return byPayment;
  return findByProvider(database, provider, { customerId });
}

async function applyPayment(
  change: UserChange,
  purchase: PurchaseRow,
  news: Extract<PaymentNews, { kind: 'payment' }>,
  now: Date,
): Promise<void> {
  const { outcome, paymentId } = news;
  const moved = await moveOn(change, purchase, outcome, now, {
    ...(paymentId !== null && { paymentId }),
    ...(isCredited(outcome) && { paidAt: news.at }),
  });
  if (moved === null || !isCredited(moved.state)) return;
  await credit(change, moved, news, now);
  await takeEarlyRefund(change, moved, now);
}

/** A subscription of somebody who is gone is ended where it is charged. */
async function endOrphan(services: Services, provider: ProviderName, news: PaymentNews) {
  const { clock, database, log } = services;
  const now = clock.now();
  const subscriptionId =
    news.kind === 'payment'
      ? (news.subscription?.subscriptionId ?? null)
      : news.kind === 'subscription' && news.purchaseId !== null && news.state !== 'ended'
        ? news.subscriptionId
        : null;
  log.info({ provider, kind: news.kind }, 'news of a payment that is not known');
  if (subscriptionId === null) return;
  if (news.kind === 'subscription' && news.purchaseId !== null) {
    const purchase = await purchaseWhere(database, provider, { id: news.purchaseId });
    if (purchase !== null) return;
  }
  await endSubscription(database, { provider, subscriptionId }, now);
}

/**
 * Does what a provider's news ask for, once: news that were taken before, and those that would put a
 * purchase back, change nothing.
 */
export async function applyNews(
  services: Services,
  provider: ProviderName,
  news: PaymentNews,
): Promise<void> {
  const { clock, database, eventLog } = services;
  const owner = await ownerOf(database, provider, news);
  if (owner === null) {
    await endOrphan(services, provider, news);
    startTasks(services);
    return;
  }
  await eventLog.change(owner.userId, async (change) => {
    const now = clock.now();
    const taken = await change.transaction
      .insert(paymentEvents)
      .values({ provider, eventId: news.eventId, kind: news.kind, receivedAt: now })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (taken.length === 0) return;
    const purchase = await findPurchase(change.transaction, owner.userId, owner.purchaseId);
    if (purchase === null) return;
    if (news.kind === 'payment') await applyPayment(change, purchase, news, now);
    else if (news.kind === 'reversal') await applyReversal(change, purchase, news, now);
    else await applySubscriptionNews(change, news, now);
  });
  startTasks(services);
}
