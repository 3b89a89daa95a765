import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { LedgerEntry, LedgerPage } from './entry';

export type LedgerEvent =
  /** The balance has changed, so there are new entries. */
  | { type: 'ledger.renew' }
  /** The language changed; names of characters come from the server. */
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
    /** There are more new entries than a page holds, so that some in between are missing. */
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
    /** The pause before new entries are requested again; those on screen stay. */
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
      description: 'Loads the latest entries.',
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
      // The page that is loading may be older than the change.
      on: { 'ledger.renew': { target: 'loading', reenter: true } },
    },
    failed: {
      description: 'The entries failed to load; the user can try again.',
      on: { 'ledger.retry': { target: 'loading' }, 'ledger.renew': { target: 'loading' } },
    },
    empty: {
      description: 'The balance has never changed.',
      on: { 'ledger.renew': { target: 'loading' } },
    },
    shown: {
      description:
        'The entries are on screen; new ones are added on top, and older ones can be loaded below.',
      type: 'parallel',
      states: {
        head: {
          description: 'Keeps the top of the list up to date.',
          initial: 'current',
          states: {
            current: {
              description: 'The latest entry is on top.',
              on: { 'ledger.renew': { target: 'renewing' } },
            },
            renewing: {
              description: 'Loads new entries; those on screen stay where they are.',
              meta: { noScreen: 'the screen stays as it was' },
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
              description: 'New entries failed to load; tries again after a pause.',
              meta: { noScreen: 'the screen stays as it was' },
              tags: ['catchingUp'],
              after: { catchUpPause: { target: 'renewing' } },
              on: { 'ledger.renew': { target: 'renewing' } },
            },
          },
        },
        past: {
          description: 'Loads older entries at the bottom of the list.',
          initial: 'idle',
          states: {
            idle: {
              description: 'Older entries can be loaded, until there are no more.',
              on: { 'ledger.more': { guard: 'hasMore', target: 'loading' } },
            },
            loading: {
              description: 'Loads older entries.',
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
              description:
                'Older entries failed to load; those on screen stay, and the user can try again.',
              on: { 'ledger.retry': { target: 'loading' } },
            },
          },
        },
      },
    },
  },
});

export type LedgerRef = ActorRefFrom<typeof ledgerMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    ledger: typeof ledgerMachine;
  }
}
