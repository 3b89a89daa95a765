import { isNotNull, sql, and, ne } from 'drizzle-orm';
import { sandboxCheckouts } from '../../database/schema';
import type { Deps } from '../deps';
import { effectOfPeriodEnd } from './sandboxActs';
import { changeSandboxCheckout, holdSandboxCheckout } from './sandboxCheckout';
import { tellOf } from './sandboxWebhooks';

const isDue = (until: string | undefined, now: Date) =>
  until !== undefined && new Date(until) <= now;

/** Renews the subscriptions whose period has ended, and ends the cancelled ones. */
export async function renewInSandbox({ clock, database }: Deps): Promise<void> {
  const now = clock.now();
  const running = await database
    .select({ id: sandboxCheckouts.id })
    .from(sandboxCheckouts)
    .where(
      and(
        isNotNull(sandboxCheckouts.subscription),
        ne(sql`${sandboxCheckouts.subscription} ->> 'state'`, 'ended'),
        ne(sql`${sandboxCheckouts.subscription} ->> 'state'`, 'past-due'),
        sql`(${sandboxCheckouts.subscription} ->> 'periodEndsAt')::timestamptz <= ${now.toISOString()}::timestamptz`,
      ),
    );
  for (const { id } of running)
    await database.transaction(async (transaction) => {
      const checkout = await holdSandboxCheckout(transaction, id);
      if (checkout === null || !isDue(checkout.subscription?.periodEndsAt, now)) return;
      const effect = effectOfPeriodEnd(checkout);
      if (effect === null) return;
      await changeSandboxCheckout(transaction, id, effect.changed);
      await tellOf(transaction, checkout, effect.events, now);
    });
}
