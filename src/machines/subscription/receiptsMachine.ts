import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Purchase } from '../payment/purchase';
import { notProvided } from '../shared/notProvided';

/** The latest first; `next` names the page after it. */
export type PurchasePage = { purchases: readonly Purchase[]; next: string | null };

export type ReceiptsEvent =
  | { type: 'receipts.retry' }
  | { type: 'receipts.more' }
  /** A purchase is in another state, or may be. */
  | { type: 'receipts.reread' };

type Answered = { event: { output: PurchasePage } };

const head = { page: null };
const pageOf = ({ event }: Answered) => ({ page: event.output });

export const receiptsMachine = setup({
  types: { context: {} as PurchasePage, events: {} as ReceiptsEvent, tags: {} as 'busy' },
  actors: {
    listPurchases: notProvided<PurchasePage, { page: string | null }>('listPurchases'),
  },
  guards: { hasMore: ({ context }) => context.next !== null },
  actions: {
    /** Purchases are never taken away: what is known beyond the first page stays. */
    keepHead: assign(({ context }, { page }: { page: PurchasePage }) => {
      const ids = new Set(page.purchases.map(({ id }) => id));
      const further = context.purchases.filter(({ id }) => !ids.has(id));
      return further.length === 0 || page.next === null
        ? page
        : { purchases: [...page.purchases, ...further], next: context.next };
    }),
    keepMore: assign(({ context }, { page }: { page: PurchasePage }) => {
      const ids = new Set(context.purchases.map(({ id }) => id));
      const more = page.purchases.filter(({ id }) => !ids.has(id));
      return { purchases: [...context.purchases, ...more], next: page.next };
    }),
  },
}).createMachine({
  id: 'receipts',
  description: 'What the user bought, with what became of each purchase.',
  context: { purchases: [], next: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The latest purchases are on their way.',
      invoke: {
        id: 'listPurchases',
        src: 'listPurchases',
        input: head,
        onDone: { target: 'shown', actions: { type: 'keepHead', params: pageOf } },
        onError: { target: 'failed' },
      },
      on: { 'receipts.reread': { target: 'loading', reenter: true } },
    },
    failed: {
      description: 'The purchases could not be loaded; it can be tried again.',
      on: { 'receipts.retry': { target: 'loading' }, 'receipts.reread': { target: 'loading' } },
    },
    shown: {
      description: 'The purchases that are known are on screen.',
      on: { 'receipts.reread': { target: '.rereading', reenter: true } },
      initial: 'resting',
      states: {
        resting: {
          description: 'Older ones may be asked for.',
          on: { 'receipts.more': { guard: 'hasMore', target: 'extending' } },
        },
        rereading: {
          description: 'The latest are read again; what is there stays.',
          invoke: {
            id: 'rereadPurchases',
            src: 'listPurchases',
            input: head,
            onDone: { target: 'resting', actions: { type: 'keepHead', params: pageOf } },
            onError: { target: 'resting' },
          },
        },
        extending: {
          description: 'Older ones are on their way.',
          tags: ['busy'],
          invoke: {
            id: 'listOlder',
            src: 'listPurchases',
            input: ({ context }) => ({ page: context.next }),
            onDone: { target: 'resting', actions: { type: 'keepMore', params: pageOf } },
            onError: { target: 'unextended' },
          },
        },
        unextended: {
          description: 'The older ones could not be loaded; it can be tried again.',
          on: { 'receipts.more': { target: 'extending' } },
        },
      },
    },
  },
});

export type ReceiptsRef = ActorRefFrom<typeof receiptsMachine>;
