import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/database';
import { discounts } from '../../../server/database/schema';
import { credit } from '../../../server/money/credit';
import { beginDiscount, runningDiscount } from '../../../server/money/discount';
import { discountOffer } from '../../../server/money/offers';
import type { Offer } from '../../../server/money/offers';
import { keepSubscription } from '../../../server/money/subscription';
import { addHolder, at, offerOf } from '../../support/moneyRows';
import { openTestDatabase } from '../../support/testDatabase';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('catalogue');
});
afterAll(() => opened.close());

const paidAt = at('2026-01-31');
const now = new Date(paidAt.getTime() + 5_000);
const pack = offerOf('desires-350');
const month = offerOf('premium-month');
const withoutTrial = offerOf('premium-month', { trial_days: 0 });
const charged = { subscriptionId: 'subscription-1', customerId: 'customer-1' };

type Running = { state: 'active' | 'ended'; periodEndsAt: Date };

/** Somebody who pays for this, perhaps with premium that runs already. */
async function pay(
  offer: Offer,
  {
    subscription = null,
    running = null,
  }: { subscription?: typeof charged | null; running?: Running | null } = {},
) {
  const holder = await addHolder(opened.database);
  if (running !== null) {
    const { id } = await holder.addPurchase(month);
    await holder.change((change) =>
      keepSubscription(
        change,
        {
          purchaseId: id,
          provider: 'stripe',
          subscriptionId: null,
          customerId: null,
          isCancelled: true,
          trialEndsAt: null,
          toldAt: at('2025-12-01'),
          ...running,
        },
        at('2025-12-01'),
      ),
    );
  }
  const purchase = await holder.addPurchase(offer);
  const buy = () =>
    holder.change((change) =>
      credit(
        change,
        purchase,
        {
          kind: 'payment',
          eventId: 'event-1',
          at: paidAt,
          outcome: 'paid',
          paymentId: null,
          subscription,
        },
        now,
      ),
    );
  await buy();
  const mail = (await holder.jobs()).find(({ key }) => key === `mail:purchase:${purchase.id}`);
  return { ...holder, id: purchase.id, buy, mail };
}

/** Subscriptions have one name at their provider. */
let subscribed = 0;
const named = () => {
  subscribed += 1;
  return { ...charged, subscriptionId: `subscription-${subscribed}` };
};

describe('a pack', () => {
  it('is credited once, with a mail that tells of it', async () => {
    const holder = await pay(pack);
    await holder.buy();
    expect(await holder.entries()).toEqual([
      { amount: 350, reason: 'purchase', key: `purchase:${holder.id}` },
    ]);
    expect(await holder.subscription()).toBe(null);
    expect(holder.mail).toMatchObject({
      kind: 'money-mail',
      payload: { about: 'purchase', purchaseId: holder.id, date: null },
      userId: holder.userId,
      runAt: now,
    });
  });

  it('at a discount is the end of the discount, and of no other', async () => {
    const minutes = { now: at('2026-01-30'), minutes: 10_000 };
    const [other, holder] = [await pay(pack), await addHolder(opened.database)];
    for (const { userId } of [other, holder]) await beginDiscount(opened.database, userId, minutes);
    const purchase = await holder.addPurchase(discountOffer);
    const payment = {
      kind: 'payment',
      eventId: 'event-2',
      at: paidAt,
      outcome: 'paid',
      paymentId: null,
      subscription: null,
    } as const;
    const usual = await holder.addPurchase(pack);
    await holder.change((change) => credit(change, usual, payment, now));
    expect(await runningDiscount(opened.database, holder.userId, now)).toEqual({
      offer: discountOffer,
      ends_at: new Date(minutes.now.getTime() + 10_000 * 60_000).toISOString(),
    });
    await holder.change((change) => credit(change, purchase, payment, now));
    expect(await runningDiscount(opened.database, holder.userId, now)).toBe(null);
    const [row] = await opened.database
      .select()
      .from(discounts)
      .where(eq(discounts.userId, holder.userId));
    expect(row?.boughtAt).toEqual(now);
    expect(await runningDiscount(opened.database, other.userId, now)).not.toBe(null);
  });
});

describe('a discount', () => {
  it('runs to its minute, and is begun once', async () => {
    const { userId } = await addHolder(opened.database);
    expect(await runningDiscount(opened.database, userId, now)).toBe(null);
    await beginDiscount(opened.database, userId, { now, minutes: 15 });
    await beginDiscount(opened.database, userId, { now, minutes: 60 });
    const end = now.getTime() + 15 * 60_000;
    expect(await runningDiscount(opened.database, userId, new Date(end - 1))).not.toBe(null);
    expect(await runningDiscount(opened.database, userId, new Date(end))).toBe(null);
  });
});

describe('premium', () => {
  it('begins with its free days where it is charged for by itself', async () => {
    const subscription = named();
    const holder = await pay(month, { subscription });
    expect(await holder.entries()).toEqual([
      { amount: 100, reason: 'premium-start', key: `premium-start:${holder.id}` },
    ]);
    expect(await holder.subscription()).toMatchObject({
      ...subscription,
      purchaseId: holder.id,
      provider: 'stripe',
      state: 'trialing',
      isCancelled: false,
      trialEndsAt: at('2026-02-03'),
      periodEndsAt: at('2026-02-03'),
      toldAt: paidAt,
    });
    expect(holder.mail?.payload).toMatchObject({ date: at('2026-02-03').toISOString() });
  });

  it('that is charged for without a trial is paid to the same day of the next month', async () => {
    const holder = await pay(withoutTrial, { subscription: named() });
    expect(await holder.subscription()).toMatchObject({
      state: 'active',
      trialEndsAt: null,
      periodEndsAt: at('2026-02-28'),
    });
  });

  it('that is paid in advance has its free days before the month, and no trial to end', async () => {
    const holder = await pay(month);
    expect(await holder.subscription()).toMatchObject({
      subscriptionId: null,
      customerId: null,
      state: 'active',
      trialEndsAt: null,
      periodEndsAt: at('2026-03-03'),
    });
  });

  it('of a year is paid for twelve months', async () => {
    const year = offerOf('premium-year', { trial_days: 0 });
    expect(await (await pay(year)).subscription()).toMatchObject({
      periodEndsAt: at('2027-01-31'),
    });
  });

  it.each([
    ['runs longer', { state: 'active', periodEndsAt: at('2026-02-10') }, at('2026-03-10')],
    ['ran out before', { state: 'active', periodEndsAt: at('2026-01-10') }, at('2026-02-28')],
    ['was ended', { state: 'ended', periodEndsAt: at('2026-02-10') }, at('2026-02-28')],
  ] as const)('after one that %s loses no paid time', async (_, running, periodEndsAt) => {
    const holder = await pay(withoutTrial, { running });
    expect(await holder.subscription()).toMatchObject({ periodEndsAt, purchaseId: holder.id });
  });
});
