import { sendTo, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { Payload } from './payload';

export type PageWish = {
  path: string;
  pattern: string;
  /** Whether the route has a payload; if not, only the code of the page is fetched. */
  hasPayload: boolean;
  locale: string;
};

/** The answer to a request for a page ahead of its visitor. */
export type PreloadReply =
  | { kind: 'fetched'; payload: Payload | null }
  /** The server is busy with more important requests. */
  | { kind: 'busy' };

export type PreloadNotice =
  | { type: 'preload.done'; path: string; payload: Payload | null }
  | { type: 'preload.refused'; path: string }
  /** What was fetched may be out of date. */
  | { type: 'preload.stale'; path: string };

export type PreloadInput = { owner: Owner<PreloadNotice>; page: PageWish };

export const preloadMachine = setup({
  types: { context: {} as PreloadInput, input: {} as PreloadInput },
  actors: { fetchPage: notProvided<PreloadReply, PageWish>('fetchPage') },
  guards: { isFetched: (_, { reply }: { reply: PreloadReply }) => reply.kind === 'fetched' },
  actions: {
    tellDone: sendTo(
      ({ context }: { context: PreloadInput }) => context.owner,
      (
        { context }: { context: PreloadInput },
        params: { reply: PreloadReply | null },
      ): PreloadNotice => ({
        type: 'preload.done',
        path: context.page.path,
        payload: params.reply?.kind === 'fetched' ? params.reply.payload : null,
      }),
    ),
    tellRefused: sendTo(
      ({ context }: { context: PreloadInput }) => context.owner,
      ({ context }: { context: PreloadInput }): PreloadNotice => ({
        type: 'preload.refused',
        path: context.page.path,
      }),
    ),
    tellStale: sendTo(
      ({ context }: { context: PreloadInput }) => context.owner,
      ({ context }: { context: PreloadInput }): PreloadNotice => ({
        type: 'preload.stale',
        path: context.page.path,
      }),
    ),
  },
  delays: {
    /** A page that takes longer would not be there in time. */
    fetchPatience: 15_000,
    lifetime: 300_000,
  },
}).createMachine({
  id: 'preload',
  description: 'Fetches one page before the visitor opens it; failures are not reported.',
  meta: { noScreen: 'users do not see what is fetched ahead' },
  context: ({ input }) => input,
  initial: 'fetching',
  states: {
    fetching: {
      description: 'Fetches the code of the page and what it shows first.',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context }) => context.page,
        onDone: [
          {
            guard: { type: 'isFetched', params: ({ event }) => ({ reply: event.output }) },
            target: 'kept',
            actions: { type: 'tellDone', params: ({ event }) => ({ reply: event.output }) },
          },
          { target: 'refused' },
        ],
        onError: { target: 'kept', actions: { type: 'tellDone', params: { reply: null } } },
      },
      after: {
        fetchPatience: { target: 'kept', actions: { type: 'tellDone', params: { reply: null } } },
      },
    },
    kept: {
      description: 'The page is kept, or its request failed and is not repeated for a while.',
      after: { lifetime: { target: 'stale' } },
    },
    stale: {
      description: 'The page is too old to be shown.',
      type: 'final',
      entry: 'tellStale',
    },
    refused: {
      description: 'The server is too busy to send the page.',
      type: 'final',
      entry: 'tellRefused',
    },
  },
});
