import { fromPromise } from 'xstate';
import { wireName } from '../../../common/wire';
import type { Discount, OfferList } from '../../machines/offer/offerMachine';
import type { Offer } from '../../machines/payment/purchase';
import type { Client } from '../client';
import { parse } from '../parse';
import { discountAnswerSchema, offerListSchema } from '../parseMoney';
import { UnexpectedAnswer } from '../problem';

/** The contract's pattern; any other origin of a click is counted as `elsewhere`. */
const isPlace = (from: string) => /^[a-z0-9-]{1,60}$/.test(from);

/** `client` carries the access token if there is one; `now` is this device's clock. */
export const offerActors = (client: Client, now: () => number) => {
  /** The end by this device's clock, which may be wrong: only the time left counts. */
  const discountOf = (
    body: { offer: Offer; ends_at: string } | null,
    response: Response,
  ): Discount | null => {
    if (body === null) return null;
    const serverNow = Date.parse(response.headers.get('date') ?? '');
    const ahead = Number.isNaN(serverNow) ? 0 : now() - serverNow;
    // The header has whole seconds: a smaller difference means nothing.
    const skew = Math.abs(ahead) < 2_000 ? 0 : ahead;
    return { offer: body.offer, endsAt: Date.parse(body.ends_at) + skew };
  };
  return {
    loadOffers: fromPromise<OfferList>(async ({ signal }) => {
      const { data, response } = await client.GET('/api/offers', { signal });
      if (!response.ok) throw new UnexpectedAnswer(response);
      const { results, discount, methods } = parse(offerListSchema, data);
      return { offers: results, methods, discount: discountOf(discount, response) };
    }),

    openDiscount: fromPromise<Discount | null>(async ({ signal }) => {
      const { data, response } = await client.POST('/api/offers/discount', { signal });
      if (!response.ok) throw new UnexpectedAnswer(response);
      return discountOf(parse(discountAnswerSchema, data).discount, response);
    }),

    /** `keepalive`: goes on when the page is left for the checkout. */
    recordClick: fromPromise<void, { from: string }>(async ({ input }) => {
      const place = wireName(input.from).replaceAll('_', '-');
      const from = isPlace(place) ? place : 'elsewhere';
      await client.POST('/api/events/click_subscribe/create', { body: { from }, keepalive: true });
    }),
  };
};
