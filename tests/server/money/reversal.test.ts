import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/database';
import { post } from '../../../server/money/ledger';
import type { Offer } from '../../../server/money/offers';
import type { PurchaseRow } from '../../../server/money/purchases';
import { applyReversal, takeEarlyRefund } from '../../../server/money/reversal';
import { keepSubscription } from '../../../server/money/subscription';
import { addHolder, at, offerOf } from '../../support/moneyRows';
import { openTestDatabase } from '../../support/testDatabase';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('catalogue');
});
afterAll(() => opened.close());

const now = at('2026-02-01');
const pack = offerOf('desires-350');
const premium = offerOf('premium-month');
const whole = { cause: 'refunded', part: null } as const;
const partOf = (refunded: number) => ({ cause: 'refunded', part: { refunded, of: 499 } }) as const;

/** Somebody who bought this, and has so many desires left. */
async function bought(offer: Offer, left: number, changes: Partial<PurchaseRow> = {}) {
  const holder = await addHolder(opened.database, left);
  const { id } = await holder.addPurchase(offer, changes);
  return {
    ...holder,
    id,
    async reverse(event: Parameters<typeof applyReversal>[2]) {
      const purchase = await holder.purchase(id);
      if (purchase === undefined) throw new Error('The purchase is gone');
      await holder.change((change) => applyReversal(change, purchase, event, now));
    },
    state: async () => (await holder.purchase(id))?.state,
    amounts: async () => (await holder.entries()).map(({ amount }) => amount),
  };
}

type Bought = Awaited<ReturnType<typeof bought>>;

const subscribe = (
  { change }: Bought,
  purchaseId: string,
  subscriptionId: string | null = 'subscription-1',
) =>
  change((made) =>
    keepSubscription(
      made,
      {
        purchaseId,
        provider: 'stripe',
        subscriptionId,
        customerId: null,
        state: 'active',
        isCancelled: false,
        trialEndsAt: null,
        periodEndsAt: at('2026-03-01'),
        toldAt: at('2026-01-01'),
      },
      at('2026-01-01'),
    ),
  );

describe('M9 the whole of a purchase', () => {
  it.each(['refunded', 'disputed'] as const)('that was %s is taken back, once', async (cause) => {
    const holder = await bought(pack, 400);
    await holder.reverse({ cause, part: null });
    await holder.reverse({ cause, part: null });
    expect(await holder.entries()).toEqual([
      { amount: -350, reason: 'reversal', key: `reversal:${holder.id}` },
    ]);
    expect([await holder.balance(), await holder.state()]).toEqual([50, cause]);
    expect(holder.told.map(({ name }) => name)).toEqual(['purchase', 'balance']);
  });

  it('is at most what is left', async () => {
    const holder = await bought(pack, 100);
    await holder.reverse(whole);
    expect([await holder.amounts(), await holder.balance()]).toEqual([[-100], 0]);
  });

  it('takes nothing where nothing was given', async () => {
    const holder = await bought(pack, 100, { state: 'paid-short' });
    await holder.reverse(whole);
    expect([await holder.amounts(), await holder.state()]).toEqual([[], 'refunded']);
  });

  it('ends premium at once, and what is charged for it', async () => {
    const holder = await bought(premium, 100);
    const other = await bought(premium, 100);
    await subscribe(holder, holder.id, 'subscription-ended');
    await subscribe(other, other.id, 'subscription-running');
    await holder.reverse(whole);
    expect(await holder.subscription()).toMatchObject({
      state: 'ended',
      periodEndsAt: now,
      toldAt: now,
    });
    expect(await holder.premiumUntil()).toEqual(now);
    expect(await other.subscription()).toMatchObject({ state: 'active' });
    expect(
      (await holder.jobs()).map(({ key, payload, userId, runAt }) => [key, payload, userId, runAt]),
    ).toEqual([
      [
        'end-subscription:subscription-ended',
        { kind: 'end-subscription', provider: 'stripe', subscriptionId: 'subscription-ended' },
        null,
        now,
      ],
    ]);
  });

  it('ends premium that nothing is charged for without a word to anybody', async () => {
    const holder = await bought(premium, 100);
    await subscribe(holder, holder.id, null);
    const before = (await holder.jobs()).length;
    await holder.reverse(whole);
    expect((await holder.subscription())?.state).toBe('ended');
    expect(await holder.jobs()).toHaveLength(before);
  });

  it('M11 of an older premium leaves the newer one alone', async () => {
    const holder = await bought(premium, 100);
    const newer = await holder.addPurchase(premium);
    await subscribe(holder, newer.id, 'subscription-newer');
    await holder.reverse(whole);
    expect(await holder.subscription()).toMatchObject({ state: 'active', purchaseId: newer.id });
    expect(await holder.amounts()).toEqual([-100]);
  });

  it('that is a pack leaves premium alone', async () => {
    const holder = await bought(pack, 350);
    const { id } = await holder.addPurchase(premium);
    await subscribe(holder, id, 'subscription-beside');
    await holder.reverse(whole);
    expect(await holder.subscription()).toMatchObject({ state: 'active' });
  });

  it('that is premium without a subscription takes its desires alone', async () => {
    const holder = await bought(premium, 100);
    await holder.reverse(whole);
    expect([await holder.amounts(), await holder.subscription()]).toEqual([[-100], null]);
  });
});

describe('M11 a part of a pack', () => {
  it('is worth its share, rounded for the user, and counts from the beginning', async () => {
    const holder = await bought(pack, 350);
    await holder.reverse(partOf(100));
    await holder.reverse(partOf(250));
    await holder.reverse(partOf(100));
    await holder.reverse(partOf(250));
    expect(await holder.entries()).toEqual([
      { amount: -70, reason: 'reversal', key: `reversal:${holder.id}:70` },
      { amount: -105, reason: 'reversal', key: `reversal:${holder.id}:175` },
    ]);
    expect(await holder.purchase(holder.id)).toMatchObject({
      state: 'paid',
      reversedDesires: 175,
      updatedAt: now,
    });
  });

  it('above its price is all of it', async () => {
    const holder = await bought(pack, 1000);
    await holder.reverse(partOf(600));
    expect(await holder.amounts()).toEqual([-350]);
  });

  it('touches no other purchase', async () => {
    const holder = await bought(pack, 1000);
    const { id } = await holder.addPurchase(pack);
    await holder.reverse(partOf(100));
    expect((await holder.purchase(id))?.reversedDesires).toBe(0);
  });

  it('leaves the rest for a refund of the whole, and nothing after it', async () => {
    const holder = await bought(pack, 1000);
    await holder.reverse(partOf(100));
    await holder.reverse(whole);
    await holder.reverse(partOf(499));
    expect(await holder.amounts()).toEqual([-70, -280]);
    const disputed = await bought(pack, 1000);
    await disputed.reverse({ cause: 'disputed', part: null });
    await disputed.reverse(partOf(499));
    expect(await disputed.amounts()).toEqual([-350]);
  });

  it('that is worth nothing is no entry', async () => {
    const holder = await bought(pack, 1000);
    await holder.reverse(partOf(1));
    expect(await holder.amounts()).toEqual([]);
  });

  it('of premium is a courtesy', async () => {
    const holder = await bought(premium, 100);
    await subscribe(holder, holder.id, 'subscription-courtesy');
    await holder.reverse(partOf(499));
    expect(await holder.amounts()).toEqual([]);
    expect(await holder.purchase(holder.id)).toMatchObject({ state: 'paid', reversedDesires: 0 });
    expect(await holder.subscription()).toMatchObject({ state: 'active' });
  });

  it('that is told before the payment is taken with it, once', async () => {
    const holder = await bought(pack, 0, { state: 'pending' });
    await holder.reverse(partOf(100));
    expect(await holder.amounts()).toEqual([]);
    const purchase = await holder.purchase(holder.id);
    if (purchase === undefined) throw new Error('The purchase is gone');
    expect(purchase.reversedDesires).toBe(70);
    await holder.change(async (change) => {
      await post(change, { amount: 350, reason: 'purchase', idempotencyKey: 'paid' }, now);
      await takeEarlyRefund(change, purchase, now);
      await takeEarlyRefund(change, purchase, now);
    });
    expect((await holder.entries()).slice(1)).toEqual([
      { amount: -70, reason: 'reversal', key: `reversal:${holder.id}:70` },
    ]);
  });

  it('of nothing is not taken with the payment', async () => {
    const holder = await bought(pack, 350);
    const purchase = await holder.purchase(holder.id);
    if (purchase === undefined) throw new Error('The purchase is gone');
    await holder.change((change) => takeEarlyRefund(change, purchase, now));
    expect(await holder.entries()).toEqual([]);
  });
});
