import { assign, enqueueActions, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { Purchase } from './purchase';

const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/** `unknown`: there is no such purchase, or it belongs to someone else. */
export type PurchaseReply =
  | { kind: 'found'; purchase: Purchase }
  | { kind: 'unknown' }
  | { kind: 'unauthorized' };

export type PurchaseTold = { type: 'server.purchase'; purchase: Purchase };

export type PurchaseWatchInput = { owner: Owner<PurchaseTold>; purchaseId: string | null };

export const purchaseWatchMachine = setup({
  types: {
    context: {} as PurchaseWatchInput & { attempt: number },
    input: {} as PurchaseWatchInput,
  },
  actors: {
    readPurchase: notProvided<PurchaseReply, { purchaseId: string | null }>('readPurchase'),
  },
  actions: {
    count: assign({ attempt: ({ context }) => context.attempt + 1 }),
    tell: enqueueActions(({ context, enqueue }, { reply }: { reply: PurchaseReply }) => {
      if (reply.kind !== 'found') return;
      const told: PurchaseTold = { type: 'server.purchase', purchase: reply.purchase };
      enqueue.sendTo(context.owner, told);
    }),
  },
  delays: {
    /** The pause between two requests: from one second, doubled up to fifteen. */
    askingPause: ({ context }) => Math.min(LONGEST_MS, FIRST_MS * 2 ** context.attempt),
  },
}).createMachine({
  id: 'purchaseWatch',
  description:
    'Asks the server about a purchase again and again, in case the event stream reports nothing.',
  meta: { noScreen: 'users do not see the question' },
  context: ({ input }) => ({ ...input, attempt: 0 }),
  initial: 'pausing',
  states: {
    pausing: {
      description: 'Waits a moment before asking the server again.',
      after: { askingPause: { target: 'asking', actions: 'count' } },
    },
    asking: {
      description: 'Asks the server for the state of the purchase.',
      invoke: {
        id: 'readPurchase',
        src: 'readPurchase',
        input: ({ context: { purchaseId } }) => ({ purchaseId }),
        onDone: {
          target: 'pausing',
          actions: { type: 'tell', params: ({ event }) => ({ reply: event.output }) },
        },
        onError: { target: 'pausing' },
      },
    },
  },
});
