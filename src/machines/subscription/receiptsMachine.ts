import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Purchase } from '../payment/purchase';
import { notProvided } from '../shared/notProvided';

/** The latest first; `next` names the page after it. */
export type PurchasePage = { purchases: readonly Purchase[]; next: string | null };

export type ReceiptsEvent =
  | { type: 'receipts.retry' }
  | { type: 'receipts.more' }
  /** A purchase has changed, or may have. */
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
    /** Purchases are never removed: what is known beyond the first page stays. */
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
  description: "The user's purchases, with the state of each.",
  context: { purchases: [], next: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the latest purchases.',
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
      description: 'The purchases failed to load; the user can try again.',
      on: { 'receipts.retry': { target: 'loading' }, 'receipts.reread': { target: 'loading' } },
    },
    shown: {
      description: 'The purchases are on screen.',
      on: { 'receipts.reread': { target: '.rereading', reenter: true } },
      initial: 'resting',
      states: {
        resting: {
          description: 'Older purchases can be loaded, if there are any.',
          on: { 'receipts.more': { guard: 'hasMore', target: 'extending' } },
        },
        rereading: {
          description: 'Loads the latest purchases again; those on screen stay.',
          meta: { noScreen: 'the screen stays as it was' },
          invoke: {
            id: 'rereadPurchases',
            src: 'listPurchases',
            input: head,
            onDone: { target: 'resting', actions: { type: 'keepHead', params: pageOf } },
            onError: { target: 'resting' },
          },
        },
        extending: {
          description: 'Loads older purchases.',
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
          description: 'Older purchases failed to load; the user can try again.',
          on: { 'receipts.more': { target: 'extending' } },
        },
      },
    },
  },
});

export type ReceiptsRef = ActorRefFrom<typeof receiptsMachine>;
