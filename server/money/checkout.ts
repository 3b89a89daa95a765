import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { purchases } from '../database/schema';
import type { Database } from '../database/database';
import type { UserChange } from '../events/eventLog';
import { problems } from '../http/problem';
import type { Locale } from '../../common/locales';
import type { Deps } from './deps';
import { runningDiscount } from './discount';
import { discountOffer, offersFor } from './offers';
import type { Offer } from './offers';
import { isOver, isRenewing } from './premium';
import { callProvider } from './callProvider';
import type { PaymentProvider } from './provider';
import { findPurchase, hasHadTrial, moveOn } from './purchases';
import type { PurchaseRow } from './purchases';
import { findSubscription } from './subscription';
import { addTasks } from './tasks';

type Schemas = components['schemas'];

const OPEN_MS = 60 * 60_000;

export type Wish = {
  clientId: string;
  offerId: string;
  method: Schemas['PaymentMethod'];
  locale: Locale;
  returnUrl: (purchaseId: string) => string;
};

/** The user's current offer, and until when it can be paid. */
async function readOffer(
  within: Database,
  userId: string,
  offerId: string,
  now: Date,
): Promise<{ offer: Offer; expiresAt: Date }> {
  const usual = new Date(now.getTime() + OPEN_MS);
  if (offerId === discountOffer.id) {
    const discount = await runningDiscount(within, userId, now);
    if (discount === null) throw problems.offerEnded();
    const end = new Date(discount.ends_at);
    return { offer: discount.offer, expiresAt: end < usual ? end : usual };
  }
  const offers = offersFor({ hasHadTrial: await hasHadTrial(within, userId) });
  const offer = offers.find(({ id }) => id === offerId);
  if (offer === undefined) throw problems.notFound();
  return { offer, expiresAt: usual };
}

/** Running premium can only be extended by prepaid time, and only if it does not renew. */
async function refuseSecondPremium(
  within: Database,
  userId: string,
  { method }: Wish,
  now: Date,
): Promise<void> {
  const running = await findSubscription(within, userId);
  if (running === null || isOver(running, now)) return;
  if (isRenewing(running) || method === 'card') throw problems.alreadySubscribed();
}

type Begun = { purchase: PurchaseRow } | { inTheWay: PurchaseRow[] };

/** The purchase for a wish, new or existing; or the open ones that must be closed first. */
async function begin(
  { transaction, userId }: UserChange,
  wish: Wish,
  provider: PaymentProvider,
  now: Date,
): Promise<Begun> {
  const [known] = await transaction
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.clientId, wish.clientId)));
  if (known !== undefined) {
    if (known.offer.id !== wish.offerId || known.method !== wish.method)
      throw problems.conflict('This purchase is of something else');
    return known.state === 'open' && isOut(known, now)
      ? { inTheWay: [known] }
      : { purchase: known };
  }

  const { offer, expiresAt } = await readOffer(transaction, userId, wish.offerId, now);
  const isPremium = offer.kind === 'premium';
  if (isPremium) await refuseSecondPremium(transaction, userId, wish, now);
  const underWay = await transaction
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), inArray(purchases.state, ['open', 'pending'])));
  const rivals = underWay.filter(
    (other) => other.offer.id === offer.id || (isPremium && other.offer.kind === 'premium'),
  );
  const isOnce = isPremium || offer.id === discountOffer.id;
  if (isOnce && rivals.some(({ state }) => state === 'pending')) throw onItsWay();
  const open = rivals.filter(({ state }) => state === 'open');
  const same = open.find(
    (other) =>
      other.offer.id === offer.id &&
      other.method === wish.method &&
      other.provider === provider.name &&
      !isOut(other, now),
  );
  if (same !== undefined) return { purchase: same };
  if (open.length > 0) return { inTheWay: open };

  const id = randomUUID();
  const [purchase] = await transaction
    .insert(purchases)
    .values({
      id,
      userId,
      clientId: wish.clientId,
      offer,
      method: wish.method,
      provider: provider.name,
      returnUrl: wish.returnUrl(id),
      locale: wish.locale,
      state: 'open',
      createdAt: now,
      updatedAt: now,
      expiresAt,
    })
    .returning();
  if (purchase === undefined) throw new Error('No purchase was kept');
  return { purchase };
}

const onItsWay = () => problems.conflict('A payment is on its way');
const isOut = ({ expiresAt }: PurchaseRow, now: Date) => expiresAt !== null && expiresAt <= now;

/** Closes an open checkout for payment; returns the purchase afterwards. */
export async function closeCheckout(
  services: Pick<Deps, 'clock' | 'eventLog' | 'log' | 'payments'>,
  { id, userId, provider, checkoutId }: PurchaseRow,
): Promise<PurchaseRow | null> {
  const { clock, eventLog, payments } = services;
  const atProvider = payments.named(provider);
  const closed =
    checkoutId === null || atProvider === null
      ? 'closed'
      : await callProvider(services, () => atProvider.expireCheckout(checkoutId));
  return eventLog.change(userId, async (change) => {
    const now = clock.now();
    const purchase = await findPurchase(change.transaction, userId, id);
    if (purchase === null || purchase.state !== 'open' || closed === 'paid') return purchase;
    return moveOn(change, purchase, isOut(purchase, now) ? 'expired' : 'cancelled', now);
  });
}

/** The purchase with its hosted checkout, which is created if there is none yet. */
async function withCheckout(
  services: Pick<Deps, 'clock' | 'eventLog' | 'log'>,
  provider: PaymentProvider,
  purchase: PurchaseRow,
): Promise<PurchaseRow> {
  const { clock, eventLog } = services;
  const { id, userId, offer, method, locale, returnUrl, createdAt, expiresAt } = purchase;
  if (purchase.checkoutId !== null || expiresAt === null || purchase.state !== 'open')
    return purchase;
  const order = { purchaseId: id, offer, method, locale, returnUrl, createdAt, expiresAt };
  const made = await callProvider(services, () => provider.createCheckout(order));
  const kept = await eventLog.change(userId, async (change) => {
    const now = clock.now();
    const [changed] = await change.transaction
      .update(purchases)
      .set({ checkoutId: made.checkoutId, url: made.url, updatedAt: now })
      .where(and(eq(purchases.id, id), isNull(purchases.checkoutId)))
      .returning();
    const current = changed ?? (await findPurchase(change.transaction, userId, id));
    const isOurs = current?.checkoutId === made.checkoutId;
    // A provider may not let a checkout end as early as a discount does.
    const mustEnd = isOurs && made.endsAt > expiresAt;
    if (!isOurs || mustEnd)
      await addTasks(
        change.transaction,
        [
          {
            key: `expire-checkout:${made.checkoutId}`,
            userId: null,
            dueAt: isOurs ? expiresAt : now,
            task: {
              kind: 'expire-checkout',
              provider: provider.name,
              checkoutId: made.checkoutId,
            },
          },
        ],
        now,
      );
    return current;
  });
  if (kept === null) throw problems.unauthorized();
  return kept;
}

const TRIES = 3;

/** Starts a purchase, or continues the open one; one live checkout for one wish. */
export async function openCheckout(
  services: Pick<Deps, 'clock' | 'eventLog' | 'log' | 'payments'>,
  userId: string,
  wish: Wish,
): Promise<PurchaseRow> {
  const { clock, eventLog, payments } = services;
  const provider = payments.of(wish.method);
  if (provider === null) throw problems.notFound();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const begun = await eventLog.change(userId, (change) =>
      begin(change, wish, provider, clock.now()),
    );
    if ('purchase' in begun) return withCheckout(services, provider, begun.purchase);
    for (const other of begun.inTheWay) {
      const closed = await closeCheckout(services, other);
      if (closed?.state === 'open') throw onItsWay();
    }
  }
  throw onItsWay();
}
