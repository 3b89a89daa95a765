import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { paymentEvents, purchases } from '../database/schema';
import type { Database } from '../database/database';
import type { UserChange } from '../events/eventLog';
import { credit } from './credit';
import type { Deps } from './deps';
import { differencesOfCheckout, differencesOfEvent, outcomeOf } from './differences';
import type { PaymentEvent } from './paymentEvent';
import type { CheckoutStanding, Difference, PaymentProvider, ProviderName, Told } from './provider';
import { isCredited } from './purchaseStates';
import { findPurchase, moveOn } from './purchases';
import type { PurchaseRow } from './purchases';
import { callProvider } from './callProvider';
import { applyReversal, takeEarlyRefund } from './reversal';
import { applySubscriptionEvent } from './subscriptionEvent';
import { findByProvider } from './subscription';
import { endSubscription } from './tasks';

const isUuid = (id: string | null): id is string => v.is(v.pipe(v.string(), v.uuid()), id);

async function purchaseWhere(
  database: Database,
  provider: ProviderName,
  by: { id: string | null } | { paymentId: string } | { checkoutId: string },
): Promise<PurchaseRow | null> {
  // A provider's account may serve other shops, whose orders have ids of their own.
  if ('id' in by && !isUuid(by.id)) return null;
  const [row] = await database
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.provider, provider),
        'id' in by
          ? eq(purchases.id, by.id ?? '')
          : 'paymentId' in by
            ? eq(purchases.paymentId, by.paymentId)
            : eq(purchases.checkoutId, by.checkoutId),
      ),
    );
  return row ?? null;
}

/** The purchase that started a running subscription. */
async function purchaseOfSubscription(
  database: Database,
  provider: ProviderName,
  by: Parameters<typeof findByProvider>[2],
): Promise<PurchaseRow | null> {
  const subscription = await findByProvider(database, provider, by);
  return subscription && purchaseWhere(database, provider, { id: subscription.purchaseId });
}

async function purchaseOfReversal(
  database: Database,
  provider: ProviderName,
  { purchaseId, paymentId, customerId }: Extract<PaymentEvent, { kind: 'reversal' }>,
): Promise<PurchaseRow | null> {
  const byId = await purchaseWhere(database, provider, { id: purchaseId });
  if (byId !== null) return byId;
  const byPayment =
    paymentId === null ? null : await purchaseWhere(database, provider, { paymentId });
  if (byPayment !== null || customerId === null) return byPayment;
  return purchaseOfSubscription(database, provider, { customerId });
}

async function applyPayment(
  change: UserChange,
  purchase: PurchaseRow,
  event: Extract<PaymentEvent, { kind: 'payment' }>,
  now: Date,
): Promise<void> {
  const { outcome, paymentId } = event;
  const moved = await moveOn(change, purchase, outcome, now, {
    ...(paymentId !== null && { paymentId }),
    ...(isCredited(outcome) && { paidAt: event.at }),
  });
  if (moved === null || !isCredited(moved.state)) return;
  await credit(change, moved, event, now);
  await takeEarlyRefund(change, moved, now);
}

/**
 * Applies a confirmed event once: one that was applied before, or that would move a purchase back,
 * changes nothing.
 */
async function take(
  { clock, eventLog }: Pick<Deps, 'clock' | 'eventLog'>,
  { id, provider, userId }: PurchaseRow,
  event: PaymentEvent,
): Promise<void> {
  await eventLog.change(userId, async (change) => {
    const now = clock.now();
    const taken = await change.transaction
      .insert(paymentEvents)
      .values({ provider, eventId: event.eventId, kind: event.kind, receivedAt: now })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (taken.length === 0) return;
    const purchase = await findPurchase(change.transaction, userId, id);
    if (purchase === null) return;
    if (event.kind === 'payment') await applyPayment(change, purchase, event, now);
    else if (event.kind === 'reversal') await applyReversal(change, purchase, event, now);
    else await applySubscriptionEvent(change, event, now);
  });
}

export type Verdict = 'taken' | 'unconfirmed';

type Named = { eventId: string; at: Date };

function unconfirmed(
  { log }: Pick<Deps, 'log'>,
  provider: PaymentProvider,
  about: { eventId: string; purchaseId: string | null; differs: readonly Difference[] },
): Verdict {
  log.error(
    { provider: provider.name, ...about },
    'an event that its provider does not confirm: nothing was credited or taken back',
  );
  return 'unconfirmed';
}

/** Ignores an event about an unknown payment, but cancels the subscription of a deleted user. */
async function leave(
  { clock, database, log }: Pick<Deps, 'clock' | 'database' | 'log'>,
  { name: provider }: PaymentProvider,
  about: { purchaseId: string | null; subscriptionId: string | null; eventId: string },
): Promise<Verdict> {
  const { purchaseId, subscriptionId, eventId } = about;
  log.info({ provider, eventId }, 'an event of a payment that is not known');
  const isGone =
    isUuid(purchaseId) && (await purchaseWhere(database, provider, { id: purchaseId })) === null;
  if (isGone && subscriptionId !== null)
    await endSubscription(database, { provider, subscriptionId }, clock.now());
  return 'taken';
}

const paymentEventOf = (
  { eventId, at }: Named,
  { paymentId, subscription }: CheckoutStanding,
  outcome: Extract<PaymentEvent, { kind: 'payment' }>['outcome'],
): PaymentEvent => ({ eventId, at, kind: 'payment', outcome, paymentId, subscription });

async function applyCheckout(
  services: Pick<Deps, 'clock' | 'database' | 'eventLog' | 'log'>,
  provider: PaymentProvider,
  told: Extract<Told, { about: 'checkout' }>,
): Promise<Verdict> {
  const { database } = services;
  const { checkoutId, eventId, purchaseId } = told;
  const purchase = await purchaseWhere(database, provider.name, { checkoutId });
  if (purchase === null) {
    const named = await purchaseWhere(database, provider.name, { id: purchaseId });
    if (named !== null)
      return unconfirmed(services, provider, {
        eventId,
        purchaseId,
        differs: ['checkout', ...told.differs],
      });
    const standing = isUuid(purchaseId)
      ? await callProvider(services, () => provider.readCheckout(checkoutId))
      : null;
    const subscriptionId = standing?.subscription?.subscriptionId ?? null;
    return leave(services, provider, {
      eventId,
      subscriptionId,
      purchaseId: standing?.purchaseId ?? null,
    });
  }
  const standing = await callProvider(services, () => provider.readCheckout(checkoutId));
  const outcome = standing && outcomeOf(standing, told.outcome);
  const differs: Difference[] = [
    ...told.differs,
    ...(standing === null ? (['unknown'] as const) : differencesOfCheckout(standing, purchase)),
    ...(standing !== null && outcome === null ? (['status'] as const) : []),
  ];
  if (standing === null || outcome === null || differs.length > 0)
    return unconfirmed(services, provider, { eventId, purchaseId: purchase.id, differs });
  await take(services, purchase, paymentEventOf(told, standing, outcome));
  return 'taken';
}

async function applySubscription(
  services: Pick<Deps, 'clock' | 'database' | 'eventLog' | 'log'>,
  provider: PaymentProvider,
  told: Extract<Told, { about: 'subscription' }>,
): Promise<Verdict> {
  const { subscriptionId, eventId } = told;
  const purchase = await purchaseOfSubscription(services.database, provider.name, told);
  const isNobodys = purchase === null && !isUuid(told.purchaseId);
  const asked = isNobodys ? { event: null } : await callProvider(services, () => told.ask());
  if ('differs' in asked)
    return unconfirmed(services, provider, {
      eventId,
      purchaseId: purchase?.id ?? null,
      differs: asked.differs,
    });
  const { event } = asked;
  if (purchase === null) {
    const isRunning = event?.kind === 'subscription' && event.state !== 'ended';
    return leave(services, provider, {
      eventId,
      subscriptionId: isRunning ? subscriptionId : null,
      purchaseId: isRunning ? event.purchaseId : null,
    });
  }
  return event === null ? 'taken' : applyKnown(services, provider, purchase, event);
}

async function applyKnown(
  services: Pick<Deps, 'clock' | 'eventLog' | 'log'>,
  provider: PaymentProvider,
  purchase: PurchaseRow,
  event: PaymentEvent,
): Promise<Verdict> {
  const differs = differencesOfEvent(event, purchase);
  const { eventId } = event;
  if (differs.length > 0)
    return unconfirmed(services, provider, { eventId, purchaseId: purchase.id, differs });
  await take(services, purchase, event);
  return 'taken';
}

async function applyReversalTold(
  services: Pick<Deps, 'clock' | 'database' | 'eventLog' | 'log'>,
  provider: PaymentProvider,
  { eventId, ask }: Extract<Told, { about: 'reversal' }>,
): Promise<Verdict> {
  const asked = await callProvider(services, ask);
  if ('differs' in asked)
    return unconfirmed(services, provider, { eventId, purchaseId: null, differs: asked.differs });
  const { event } = asked;
  if (event?.kind !== 'reversal') return 'taken';
  const purchase = await purchaseOfReversal(services.database, provider.name, event);
  if (purchase !== null) return applyKnown(services, provider, purchase, event);
  return leave(services, provider, { eventId, purchaseId: null, subscriptionId: null });
}

/**
 * Applies a webhook event as far as the provider's API confirms it. Throws the problem
 * `unavailable` if the API does not answer: the provider must then send the event again.
 */
export async function applyTold(
  services: Pick<Deps, 'clock' | 'database' | 'eventLog' | 'log'>,
  provider: PaymentProvider,
  told: Told,
): Promise<Verdict> {
  const verdict =
    told.about === 'checkout'
      ? await applyCheckout(services, provider, told)
      : told.about === 'subscription'
        ? await applySubscription(services, provider, told)
        : await applyReversalTold(services, provider, told);
  return verdict;
}

/**
 * Asks the provider about a purchase that no webhook event has reported on. Events that arrive
 * meanwhile or later have no second effect. Rejects if the provider does not answer.
 */
export async function catchUp(
  services: Pick<Deps, 'clock' | 'eventLog' | 'log'>,
  provider: PaymentProvider,
  purchase: PurchaseRow,
): Promise<void> {
  const { checkoutId } = purchase;
  const standing = checkoutId === null ? null : await provider.readCheckout(checkoutId);
  if (standing === null || standing.outcome === null) return;
  const eventId = `asked:${standing.checkoutId}:${standing.outcome}`;
  const differs = differencesOfCheckout(standing, purchase);
  if (differs.length > 0) {
    unconfirmed(services, provider, { eventId, purchaseId: purchase.id, differs });
    return;
  }
  const event = paymentEventOf({ eventId, at: services.clock.now() }, standing, standing.outcome);
  await take(services, purchase, event);
}
