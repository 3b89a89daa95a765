import { fromPromise } from 'xstate';
import type { CheckoutReply } from '../../machines/payment/paymentSetup';
import type { Intent } from '../../machines/payment/intent';
import type { PurchaseReply } from '../../machines/payment/purchaseWatchMachine';
import type { Client } from '../client';
import { parse } from '../parse';
import { checkoutSchema, purchaseSchema } from '../parseMoney';
import { UnexpectedAnswer } from '../problem';
import { parseProblem } from '../refusal';

const replyOf = (response: Response, data: unknown): PurchaseReply => {
  if (response.ok) return { kind: 'found', purchase: parse(purchaseSchema, data) };
  if (response.status === 401) return { kind: 'unauthorized' };
  // A malformed id is a purchase that nobody made.
  if (response.status === 404 || response.status === 400) return { kind: 'unknown' };
  throw new UnexpectedAnswer(response);
};

/** `client` carries the access token. */
export const paymentActors = (client: Client) => ({
  createCheckout: fromPromise<CheckoutReply, { intent: Intent | null }>(
    async ({ input: { intent }, signal }) => {
      if (intent === null) throw new Error('Nothing was chosen.');
      const { clientId, offerId, returnPath, method } = intent;
      const body = { client_id: clientId, offer_id: offerId, return_path: returnPath };
      const { data, error, response } =
        method === 'card'
          ? await client.POST('/api/subscription/create_stripe/', { body, signal })
          : await client.POST('/api/subscription/create_crypto_payment/', { body, signal });
      if (response.ok) return { kind: 'opened', ...parse(checkoutSchema, data) };
      if (response.status === 401) return { kind: 'unauthorized' };
      const { code } = parseProblem(error);
      if (code === 'offer-ended' || code === 'not-found') return { kind: 'ended' };
      if (code === 'already-subscribed') return { kind: 'subscribed' };
      if (code === 'conflict') return { kind: 'conflict' };
      throw new UnexpectedAnswer(response);
    },
  ),

  readPurchase: fromPromise<PurchaseReply, { purchaseId: string | null }>(
    async ({ input, signal }) => {
      const params = { path: { id: input.purchaseId ?? '' } };
      const { data, response } = await client.GET('/api/purchases/{id}', { params, signal });
      return replyOf(response, data);
    },
  ),

  cancelPurchase: fromPromise<PurchaseReply, { purchaseId: string | null }>(
    async ({ input, signal }) => {
      const params = { path: { id: input.purchaseId ?? '' } };
      const { data, response } = await client.POST('/api/purchases/{id}/cancel', {
        params,
        signal,
      });
      return replyOf(response, data);
    },
  ),
});
