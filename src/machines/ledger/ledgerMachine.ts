import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { LedgerEntry, LedgerPage } from './entry';

export type LedgerEvent =
  /** The balance has changed, so there are new entries. */
  | { type: 'ledger.renew' }
  /** Names of characters come from the server, in the language on screen. */
  | { type: 'ledger.translate' }
  | { type: 'ledger.more' }
  | { type: 'ledger.retry' };

export type LedgerContext = LedgerPage;

type Answer = { event: { output: LedgerPage } };

const pageOf = ({ event }: Answer) => ({ page: event.output });

const newIn = (entries: readonly LedgerEntry[], among: readonly LedgerEntry[]) => {
  const known = new Set(entries.map(({ id }) => id));
  return among.filter(({ id }) => !known.has(id));
};

export const ledgerMachine = setup({
  types: {
    context: {} as LedgerContext,
    events: {} as LedgerEvent,
    tags: {} as 'loading' | 'catchingUp' | 'busy',
  },
  actors: { loadEntries: notProvided<LedgerPage, { cursor: string | null }>('loadEntries') },
  guards: {
    isEmpty: (_, params: { page: LedgerPage }) => params.page.entries.length === 0,
    hasMore: ({ context }) => context.next !== null,
    /** More is new than a page holds: what lies between it and what is shown is not known. */
    hasGap: ({ context: { entries } }, { page }: { page: LedgerPage }) =>
      page.next !== null && newIn(entries, page.entries).length === page.entries.length,
  },
  actions: {
    keepFirstPage: assign((_, { page }: { page: LedgerPage }) => page),
    keepNextPage: assign(({ context: { entries } }, { page }: { page: LedgerPage }) => ({
      entries: [...entries, ...newIn(entries, page.entries)],
      next: page.next,
    })),
    keepHead: assign(({ context: { entries } }, { page }: { page: LedgerPage }) => ({
      entries: [...newIn(entries, page.entries), ...entries],
    })),
  },
  delays: {
    /** Nobody waits for it; what is there stays. */
    catchUpPause: 5_000,
  },
}).createMachine({
  id: 'ledger',
  description: 'Every change of the balance, the latest first.',
  context: { entries: [], next: null },
  on: { 'ledger.translate': { target: '.loading' } },
  initial: 'loading',
  states: {
    loading: {
      description: 'The latest entries are on their way.',
      tags: ['loading'],
      invoke: {
        id: 'loadEntries',
        src: 'loadEntries',
        input: { cursor: null },
        onDone: [
          { guard: { type: 'isEmpty', params: pageOf }, target: 'empty' },
          { target: 'shown', actions: { type: 'keepFirstPage', params: pageOf } },
        ],
        onError: { target: 'failed' },
      },
      // What is on its way may have been written before the change.
      on: { 'ledger.renew': { target: 'loading', reenter: true } },
    },
    failed: {
      description: 'The entries could not be had.',
      on: { 'ledger.retry': { target: 'loading' }, 'ledger.renew': { target: 'loading' } },
    },
    empty: {
      description: 'The balance never changed.',
      on: { 'ledger.renew': { target: 'loading' } },
    },
    shown: {
      description: 'The entries are there: new ones come on top, older ones below when asked for.',
      type: 'parallel',
      states: {
        head: {
          description: 'Is the latest entry shown?',
          initial: 'current',
          states: {
            current: {
              description: 'The latest entry is the first one.',
              on: { 'ledger.renew': { target: 'renewing' } },
            },
            renewing: {
              description: 'New entries are on their way; what is there stays where it is.',
              tags: ['catchingUp'],
              invoke: {
                id: 'loadHead',
                src: 'loadEntries',
                input: { cursor: null },
                onDone: [
                  {
                    guard: { type: 'hasGap', params: pageOf },
                    target: '#ledger.shown',
                    reenter: true,
                    actions: { type: 'keepFirstPage', params: pageOf },
                  },
                  { target: 'current', actions: { type: 'keepHead', params: pageOf } },
                ],
                onError: { target: 'behind' },
              },
              on: { 'ledger.renew': { target: 'renewing', reenter: true } },
            },
            behind: {
              description: 'New entries could not be had; they are asked for again.',
              tags: ['catchingUp'],
              after: { catchUpPause: { target: 'renewing' } },
              on: { 'ledger.renew': { target: 'renewing' } },
            },
          },
        },
        past: {
          description: 'Are there older entries?',
          initial: 'idle',
          states: {
            idle: {
              description: 'Older entries can be asked for, until there are no more.',
              on: { 'ledger.more': { guard: 'hasMore', target: 'loading' } },
            },
            loading: {
              description: 'Older entries are on their way.',
              tags: ['busy'],
              invoke: {
                id: 'loadOlder',
                src: 'loadEntries',
                input: ({ context }) => ({ cursor: context.next }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'keepNextPage', params: pageOf },
                },
                onError: { target: 'failed' },
              },
            },
            failed: {
              description: 'Older entries could not be had; those shown stay.',
              on: { 'ledger.retry': { target: 'loading' } },
            },
          },
        },
      },
    },
  },
});

export type LedgerRef = ActorRefFrom<typeof ledgerMachine>;
