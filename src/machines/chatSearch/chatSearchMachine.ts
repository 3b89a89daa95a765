import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import { isTooLongToAsk, queryOf } from './hit';
import type { SearchHit, SearchPage, SearchReply } from './hit';

export type ChatSearchEvent =
  | { type: 'search.type'; text: string }
  /** The Enter key: search now. */
  | { type: 'search.submit' }
  | { type: 'search.more' }
  | { type: 'search.retry' }
  /** The user opened this hit. */
  | { type: 'search.choose'; messageId: string }
  /** This message was deleted. */
  | { type: 'search.drop'; messageId: string };

/** `chatId`: the chat to search in; null for all chats. */
export type ChatSearchInput = { chatId: string | null; text: string };

export type ChatSearchContext = ChatSearchInput & {
  /** The query that the hits belong to; null before the first answer. */
  answered: string | null;
  hits: readonly SearchHit[];
  next: string | null;
  /** The hit that the user opened last. */
  chosen: string | null;
};

export type SearchRequest = { chatId: string | null; query: string; cursor: string | null };

const nothing = { answered: null, hits: [], next: null, chosen: null } satisfies Partial<
  Omit<ChatSearchContext, keyof ChatSearchInput>
>;

type Typed = { event: { text: string } };
type Answer = { event: { output: SearchReply } };

const typed = ({ event }: Typed) => ({ text: event.text });
const answer = ({ event }: Answer) => ({ reply: event.output });
const dropHit = {
  type: 'dropHit',
  params: ({ event }: { event: { messageId: string } }) => event,
} as const;
const keepTyped = { type: 'keepText', params: typed } as const;

/** If only the blanks around the words change, the hits still match. */
const keepAnswer = {
  guard: { type: 'isAnswered', params: typed },
  actions: keepTyped,
} as const;

export const chatSearchMachine = setup({
  types: {
    context: {} as ChatSearchContext,
    events: {} as ChatSearchEvent,
    input: {} as ChatSearchInput,
    tags: {} as 'busy' | 'failed' | 'answered',
  },
  actors: { searchMessages: notProvided<SearchReply, SearchRequest>('searchMessages') },
  guards: {
    isEmpty: (_, params: { text: string }) => params.text === '',
    isBlank: (_, params: { text: string }) => queryOf(params.text) === '',
    isTooLong: (_, params: { text: string }) => isTooLongToAsk(params.text),
    isAnswered: ({ context }, params: { text: string }) =>
      context.answered === queryOf(params.text),
    isHit: ({ context: { hits } }, params: { messageId: string }) =>
      hits.some(({ messageId }) => messageId === params.messageId),
    isOnlyHit: ({ context: { hits } }, params: { messageId: string }) =>
      hits.length === 1 && hits[0]?.messageId === params.messageId,
    hasMore: ({ context }) => context.next !== null,
    isTooMany: (_, params: { reply: SearchReply }) => params.reply.kind === 'tooMany',
    hasHits: (_, params: { reply: SearchReply }) =>
      params.reply.kind === 'found' && params.reply.page.hits.length > 0,
  },
  actions: {
    keepText: assign((_, params: { text: string }) => ({ text: params.text })),
    keepFirstPage: assign(({ context }, params: { reply: SearchReply }) => ({
      ...nothing,
      ...pageOf(params.reply),
      answered: queryOf(context.text),
    })),
    keepNextPage: assign(({ context }, params: { reply: SearchReply }) => {
      const { hits, next } = pageOf(params.reply);
      return { hits: merged(context.hits, hits), next };
    }),
    keepChosen: assign((_, params: { messageId: string }) => ({ chosen: params.messageId })),
    dropHit: assign(({ context: { hits, chosen } }, params: { messageId: string }) => ({
      hits: hits.filter(({ messageId }) => messageId !== params.messageId),
      chosen: chosen === params.messageId ? null : chosen,
    })),
    forget: assign(nothing),
  },
  delays: {
    /** How long typing must pause before the search starts. */
    typingPause: 300,
  },
}).createMachine({
  id: 'chatSearch',
  description: 'Searches the messages of one chat or of all chats.',
  context: ({ input }) => ({ ...input, ...nothing }),
  on: {
    'search.type': [
      {
        guard: { type: 'isEmpty', params: typed },
        target: '.empty',
        actions: [keepTyped, 'forget'],
      },
      {
        guard: { type: 'isBlank', params: typed },
        target: '.blank',
        actions: [keepTyped, 'forget'],
      },
      {
        guard: { type: 'isTooLong', params: typed },
        target: '.tooLong',
        actions: [keepTyped, 'forget'],
      },
      { target: '.typing', actions: keepTyped },
    ],
    'search.drop': { actions: dropHit },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the user typed something while the code was loading.',
      always: [
        {
          guard: { type: 'isEmpty', params: ({ context }) => context },
          target: 'empty',
        },
        { guard: { type: 'isBlank', params: ({ context }) => context }, target: 'blank' },
        { guard: { type: 'isTooLong', params: ({ context }) => context }, target: 'tooLong' },
        { target: 'searching' },
      ],
    },
    empty: {
      description: 'Nothing is typed yet.',
      on: { 'search.submit': { target: 'blank' } },
    },
    blank: {
      description: 'There are no words to search for; the field says what it needs.',
    },
    tooLong: {
      description: 'The text is too long to search for; the field says so and keeps it.',
    },
    typing: {
      description:
        'The user is typing; the search waits for a pause, and the last results stay on screen.',
      meta: { noScreen: 'it looks as it does while searching' },
      tags: ['busy'],
      after: { typingPause: { target: 'searching' } },
      on: { 'search.submit': { target: 'searching' } },
    },
    searching: {
      description: 'Searches for the newest messages with these words.',
      tags: ['busy'],
      invoke: {
        id: 'searchMessages',
        src: 'searchMessages',
        input: ({ context }) => ({
          chatId: context.chatId,
          query: queryOf(context.text),
          cursor: null,
        }),
        onDone: [
          {
            guard: { type: 'isTooMany', params: answer },
            target: 'limited',
            actions: 'forget',
          },
          {
            guard: { type: 'hasHits', params: answer },
            target: 'found',
            actions: { type: 'keepFirstPage', params: answer },
          },
          { target: 'notFound', actions: { type: 'keepFirstPage', params: answer } },
        ],
        onError: { target: 'failed', actions: 'forget' },
      },
    },
    failed: {
      description: 'The search failed; the words stay in the field, and the user can try again.',
      tags: ['failed'],
      on: { 'search.retry': { target: 'searching' }, 'search.submit': { target: 'searching' } },
    },
    limited: {
      description: 'There were too many searches within a minute; the user can try again.',
      tags: ['failed'],
      on: { 'search.retry': { target: 'searching' }, 'search.submit': { target: 'searching' } },
    },
    notFound: {
      description: 'No message has these words.',
      tags: ['answered'],
      on: { 'search.type': keepAnswer, 'search.submit': { target: 'searching' } },
    },
    found: {
      description: 'Messages with these words are on screen, the newest first.',
      tags: ['answered'],
      on: {
        'search.type': keepAnswer,
        'search.submit': { target: 'searching' },
        'search.choose': {
          guard: { type: 'isHit', params: eventItself },
          actions: { type: 'keepChosen', params: eventItself },
        },
        'search.drop': [
          // There may be older hits, or none at all.
          {
            guard: { type: 'isOnlyHit', params: eventItself },
            target: 'searching',
            actions: dropHit,
          },
          { actions: dropHit },
        ],
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'Older messages load when the user scrolls on, until there are no more.',
          on: { 'search.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'Loads older messages with these words.',
          invoke: {
            id: 'searchOlder',
            src: 'searchMessages',
            input: ({ context }) => ({
              chatId: context.chatId,
              query: context.answered ?? '',
              cursor: context.next,
            }),
            onDone: [
              { guard: { type: 'isTooMany', params: answer }, target: 'moreFailed' },
              { target: 'idle', actions: { type: 'keepNextPage', params: answer } },
            ],
            onError: { target: 'moreFailed' },
          },
        },
        moreFailed: {
          description:
            'Older messages failed to load; those on screen stay, and the user can try again.',
          on: { 'search.retry': { target: 'loadingMore' } },
        },
      },
    },
  },
});

export type ChatSearchRef = ActorRefFrom<typeof chatSearchMachine>;

const pageOf = (reply: SearchReply): SearchPage =>
  reply.kind === 'found' ? reply.page : { hits: [], next: null };

const merged = (hits: readonly SearchHit[], more: readonly SearchHit[]): readonly SearchHit[] => {
  const known = new Set(hits.map(({ messageId }) => messageId));
  return [...hits, ...more.filter(({ messageId }) => !known.has(messageId))];
};
