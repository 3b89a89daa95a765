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
  description: 'What the user has reported, the latest first, and what became of it.',
  context: { entries: [], next: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The latest reports are on their way.',
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
      description: 'The reports could not be had.',
      on: { 'reports.retry': { target: 'loading' } },
    },
    empty: { description: 'Nothing was reported yet.', type: 'final' },
    shown: {
      description: 'The reports are there; older ones can be asked for.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Are there older reports? Then there is a button.',
          on: { 'reports.more': { guard: 'hasMore', target: 'adding' } },
        },
        adding: {
          description: 'Older reports are on their way.',
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
          description: 'Older reports could not be had; those shown stay.',
          on: { 'reports.retry': { target: 'adding' } },
        },
      },
    },
  },
});

export type ReportsRef = ActorRefFrom<typeof reportsMachine>;
