import { and, desc, eq, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { pageSizes } from '../../common/pageSizes';
import { purchases } from '../database/schema';
import { readCursor, writeCursor } from '../http/cursor';
import { handle } from '../http/operation';
import type { Call, OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { closeCheckout, openCheckout } from './checkout';
import type { Deps } from './deps';
import type { PurchaseRow } from './purchases';
import { findPurchase, toPurchase } from './purchases';

const placeSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  id: v.pipe(v.string(), v.uuid()),
});

/** Where the user returns to: only pages of ours, with nothing but the purchase in the query. */
function returnAddress(
  { config: { webOrigins }, publicOrigin }: Pick<Deps, 'config' | 'publicOrigin'>,
  from: string | undefined,
  path: string,
) {
  const ours = publicOrigin();
  const origin = from !== undefined && webOrigins.includes(from) ? from : ours;
  return (purchaseId: string) => {
    const url = new URL(path, origin);
    const safe = url.origin === new URL(origin).origin ? url : new URL('/', origin);
    safe.searchParams.set('purchase', purchaseId);
    return safe.href;
  };
}

async function buy(services: Deps, method: 'card' | 'crypto', call: Call<'createStripeCheckout'>) {
  const { body, locale, request, requireSession } = call;
  const { userId } = requireSession();
  const { id, url, state } = await openCheckout(services, userId, {
    clientId: body.client_id,
    offerId: body.offer_id,
    method,
    locale,
    returnUrl: returnAddress(services, request.headers.origin, body.return_path ?? '/'),
  });
  if (url === null || state !== 'open') throw problems.conflict(`The purchase is ${state}`);
  return { status: 201 as const, body: { purchase_id: id, url } };
}

export function purchaseRoutes(services: Deps): OperationRoute[] {
  const { database } = services;

  async function ownPurchase(userId: string, id: string): Promise<PurchaseRow> {
    const purchase = await findPurchase(database, userId, id);
    if (purchase === null) throw problems.notFound();
    return purchase;
  }

  return [
    handle('createStripeCheckout', (call) => buy(services, 'card', call)),
    handle('createCryptoPayment', (call) => buy(services, 'crypto', call)),

    handle('listPurchases', async ({ query, requireSession }) => {
      const { userId } = requireSession();
      const place = query.c === undefined ? null : readCursor(placeSchema, query.c);
      const at = place === null ? null : new Date(place.at);
      const rows = await database
        .select()
        .from(purchases)
        .where(
          and(
            eq(purchases.userId, userId),
            place === null || at === null
              ? undefined
              : or(
                  lt(purchases.createdAt, at),
                  and(eq(purchases.createdAt, at), lt(purchases.id, place.id)),
                ),
          ),
        )
        .orderBy(desc(purchases.createdAt), desc(purchases.id))
        .limit(pageSizes.purchases + 1);
      const shown = rows.slice(0, pageSizes.purchases);
      const last = shown.at(-1);
      const next =
        rows.length > pageSizes.purchases && last !== undefined
          ? writeCursor({ at: last.createdAt.toISOString(), id: last.id })
          : null;
      return { status: 200, body: { results: shown.map(toPurchase), next_param: next } };
    }),

    handle('getPurchase', async ({ params, requireSession }) => {
      const purchase = await ownPurchase(requireSession().userId, params.id);
      return { status: 200, body: toPurchase(purchase) };
    }),

    handle('cancelPurchase', async ({ params, requireSession }) => {
      const purchase = await ownPurchase(requireSession().userId, params.id);
      const closed = purchase.state === 'open' ? await closeCheckout(services, purchase) : purchase;
      if (closed === null) throw problems.notFound();
      return { status: 200, body: toPurchase(closed) };
    }),
  ];
}
