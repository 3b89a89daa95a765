import { sql } from 'drizzle-orm';
import { offerPlaces } from '../../common/money';
import { subscribeClicks } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Deps } from './deps';
import { beginDiscount, runningDiscount } from './discount';
import { offersFor } from './offers';
import { hasHadTrial } from './purchases';

export const offerRoutes = ({ clock, config, database, payments }: Deps): OperationRoute[] => [
  handle('listOffers', async ({ session }) => {
    const { methods } = payments;
    if (session === null)
      return {
        status: 200,
        body: { results: offersFor({ hasHadTrial: false }), discount: null, methods },
      };
    const { userId } = session;
    const results = offersFor({ hasHadTrial: await hasHadTrial(database, userId) });
    const discount = await runningDiscount(database, userId, clock.now());
    return { status: 200, body: { results, discount, methods } };
  }),

  handle('openDiscount', async ({ requireSession }) => {
    const { userId } = requireSession();
    const now = clock.now();
    await beginDiscount(database, userId, { now, minutes: config.discountMinutes });
    return { status: 200, body: { discount: await runningDiscount(database, userId, now) } };
  }),

  handle('recordSubscribeClick', async ({ body }) => {
    // Unknown ones count as one, so that nobody fills the table.
    const place = offerPlaces.includes(body.from) ? body.from : 'other';
    await database
      .insert(subscribeClicks)
      .values({ day: clock.now().toISOString().slice(0, 10), place, count: 1 })
      .onConflictDoUpdate({
        target: [subscribeClicks.day, subscribeClicks.place],
        set: { count: sql`${subscribeClicks.count} + 1` },
      });
    return { status: 204 };
  }),
];
