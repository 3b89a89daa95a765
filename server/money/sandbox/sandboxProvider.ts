import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../base/clock';
import type { Database } from '../../database/database';
import { sandboxCheckouts } from '../../database/schema';
import type { SandboxSubscription } from '../../database/schema';
import type { PaymentProvider } from '../provider';
import {
  changeSandboxCheckout,
  findSandboxCheckout,
  holdSandboxCheckout,
  isPayable,
} from './sandboxCheckout';
import { standingOf, subscriptionEvents } from './sandboxActs';
import { readSandboxWebhook, sandboxCheckoutId, tellOf } from './sandboxWebhooks';

/** The sandbox's signing key, derived from a server secret, so that it needs none of its own. */
export const sandboxSecretOf = (secret: Uint8Array): Uint8Array =>
  createHmac('sha256', secret).update('payment sandbox').digest();

type Parts = {
  clock: Clock;
  database: Database;
  secret: Uint8Array;
  /** The origin of its pages. */
  origin: () => string;
};

/** A provider for trying everything out without money; this server hosts its checkouts. */
export function createSandbox({ clock, database, secret, origin }: Parts): PaymentProvider {
  async function changeSubscription(
    subscriptionId: string,
    change: (subscription: SandboxSubscription) => SandboxSubscription,
  ) {
    await database.transaction(async (transaction) => {
      const [checkout] = await transaction
        .select()
        .from(sandboxCheckouts)
        .where(eq(sql`${sandboxCheckouts.subscription} ->> 'id'`, subscriptionId))
        .for('update');
      if (checkout === undefined || checkout.subscription === null)
        throw new Error('No such subscription');
      const subscription = change(checkout.subscription);
      await changeSandboxCheckout(transaction, checkout.id, { subscription });
      const events = subscriptionEvents({ ...checkout, subscription });
      await tellOf(transaction, checkout, events, clock.now());
    });
  }

  return {
    name: 'sandbox',
    sendsAgainFor: 'days',

    async createCheckout({ purchaseId, offer, method, returnUrl, expiresAt }) {
      const id = sandboxCheckoutId(purchaseId);
      const now = clock.now();
      await database
        .insert(sandboxCheckouts)
        .values({
          id,
          purchaseId,
          offer,
          method,
          returnUrl,
          expiresAt,
          state: 'open',
          createdAt: now,
        })
        .onConflictDoNothing();
      return { checkoutId: id, url: `${origin()}/sandbox/checkout/${id}`, endsAt: expiresAt };
    },

    expireCheckout: (checkoutId) =>
      database.transaction(async (transaction) => {
        const checkout = await holdSandboxCheckout(transaction, checkoutId);
        if (checkout === null) throw new Error('No such checkout');
        const now = clock.now();
        if (isPayable(checkout, now))
          await changeSandboxCheckout(transaction, checkoutId, { state: 'expired' });
        const isUnpaid = ['open', 'declined', 'expired'].includes(checkout.state);
        return isUnpaid ? 'closed' : 'paid';
      }),

    readWebhook: (headers, body) => readSandboxWebhook(secret, headers, body, clock.now()),

    async readCheckout(checkoutId) {
      const checkout = await findSandboxCheckout(database, checkoutId);
      return checkout && standingOf(checkout);
    },

    cancelSubscription: (subscriptionId, from) =>
      changeSubscription(subscriptionId, (subscription) => ({
        ...subscription,
        isCancelled: true,
        ...(from === 'now' && { state: 'ended' }),
      })),

    resumeSubscription: (subscriptionId) =>
      changeSubscription(subscriptionId, (subscription) => ({
        ...subscription,
        isCancelled: false,
      })),
  };
}
