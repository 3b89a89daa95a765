import { fromPromise } from 'xstate';
import type { PurchasePage } from '../../machines/subscription/receiptsMachine';
import type {
  CancelReply,
  ResumeReply,
  Subscription,
} from '../../machines/subscription/subscriptionMachine';
import type { Client } from '../client';
import { parse } from '../parse';
import {
  purchasePageSchema,
  subscriptionEndSchema,
  subscriptionSchema,
} from '../parseSubscription';
import { UnexpectedAnswer } from '../problem';

/**
 * `client` carries the access token, and ends the session if that is refused. Cancelling twice, or
 * resuming twice, changes nothing more.
 */
export const subscriptionActors = (client: Client) => ({
  readSubscription: fromPromise<Subscription>(async ({ signal }) => {
    const { data, response } = await client.GET('/api/subscription', { signal });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(subscriptionSchema, data);
  }),

  cancelSubscription: fromPromise<CancelReply>(async ({ signal }) => {
    const { data, response } = await client.POST('/api/subscription/cancel_stripe/', { signal });
    if (response.status === 404 || response.status === 409) return { kind: 'changed' };
    if (!response.ok) throw new UnexpectedAnswer(response);
    return { kind: 'cancelled', endsAt: parse(subscriptionEndSchema, data).ends_at };
  }),

  resumeSubscription: fromPromise<ResumeReply>(async ({ signal }) => {
    const { data, response } = await client.POST('/api/subscription/resume/', { signal });
    if (response.status === 404 || response.status === 409) return { kind: 'changed' };
    if (!response.ok) throw new UnexpectedAnswer(response);
    return { kind: 'resumed', subscription: parse(subscriptionSchema, data) };
  }),

  listPurchases: fromPromise<PurchasePage, { page: string | null }>(async ({ input, signal }) => {
    const params = { query: input.page === null ? {} : { c: input.page } };
    const { data, response } = await client.GET('/api/purchases', { params, signal });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(purchasePageSchema, data);
  }),
});
