import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { ReportPage } from './reportEntry';

export type ReportsEvent = { type: 'reports.more' } | { type: 'reports.retry' };

type Answer = { event: { output: ReportPage } };

const pageOf = ({ event }: Answer) => ({ page: event.output });

export const reportsMachine = setup({
  types: {
    context: {} as ReportPage,
    events: {} as ReportsEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: { loadReports: notProvided<ReportPage, { cursor: string | null }>('loadReports') },
  guards: {
    isEmpty: (_, params: { page: ReportPage }) => params.page.entries.length === 0,
    hasMore: ({ context }) => context.next !== null,
  },
  actions: {
    keepPage: assign(({ context: { entries } }, { page }: { page: ReportPage }) => ({
      entries: [...entries, ...page.entries],
      next: page.next,
    })),
  },
}).createMachine({
  id: 'reports',
  description: "The user's reports, the latest first, and what happened to each.",
  context: { entries: [], next: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the latest reports.',
      tags: ['loading'],
      invoke: {
        id: 'loadReports',
        src: 'loadReports',
        input: { cursor: null },
        onDone: [
          { guard: { type: 'isEmpty', params: pageOf }, target: 'empty' },
          { target: 'shown', actions: { type: 'keepPage', params: pageOf } },
        ],
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The reports failed to load; the user can try again.',
      on: { 'reports.retry': { target: 'loading' } },
    },
    empty: { description: 'The user has not reported anything yet.', type: 'final' },
    shown: {
      description: 'The reports are on screen; older ones can be loaded.',
      initial: 'idle',
      states: {
        idle: {
          description: 'A button loads older reports, if there are any.',
          on: { 'reports.more': { guard: 'hasMore', target: 'adding' } },
        },
        adding: {
          description: 'Loads older reports.',
          tags: ['busy'],
          invoke: {
            id: 'loadOlder',
            src: 'loadReports',
            input: ({ context }) => ({ cursor: context.next }),
            onDone: { target: 'idle', actions: { type: 'keepPage', params: pageOf } },
            onError: { target: 'behind' },
          },
        },
        behind: {
          description:
            'Older reports failed to load; those on screen stay, and the user can try again.',
          on: { 'reports.retry': { target: 'adding' } },
        },
      },
    },
  },
});

export type ReportsRef = ActorRefFrom<typeof reportsMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    reports: typeof reportsMachine;
  }
}
