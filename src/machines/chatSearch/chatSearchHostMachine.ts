import { assign, enqueueActions, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { chatSearchMachine, ChatSearchEvent, ChatSearchRef } from './chatSearchMachine';

export type ChatSearchLogic = typeof chatSearchMachine;

export type ChatSearchHostEvent =
  /** The search is on screen. */
  | { type: 'search.open' }
  /** The user who searched is gone. */
  | { type: 'search.forget' }
  | ChatSearchEvent;

/** `chatId`: the chat to search in; null for all chats. */
export type ChatSearchHostInput = { chatId: string | null };

export type ChatSearchHostContext = ChatSearchHostInput & {
  /** The text that was typed while the code was loading. */
  text: string;
  search: ChatSearchRef | null;
};

type Typed = { event: { text: string } };

const keepTyped = {
  type: 'keepText',
  params: ({ event }: Typed) => ({ text: event.text }),
} as const;

const pass = {
  actions: { type: 'pass', params: ({ event }: { event: ChatSearchEvent }) => ({ event }) },
} as const;

export const chatSearchHostMachine = setup({
  types: {
    context: {} as ChatSearchHostContext,
    events: {} as ChatSearchHostEvent,
    input: {} as ChatSearchHostInput,
  },
  actors: { loadChatSearch: notProvided<ChatSearchLogic>('loadChatSearch') },
  actions: {
    keepText: assign((_, params: { text: string }) => params),
    start: assign(({ context: { chatId, text }, spawn }, params: { logic: ChatSearchLogic }) => ({
      search: spawn(params.logic, { input: { chatId, text } }),
    })),
    pass: enqueueActions(({ context, enqueue }, params: { event: ChatSearchEvent }) => {
      if (context.search !== null) enqueue.sendTo(context.search, params.event);
    }),
    stop: enqueueActions(({ context, enqueue }) => {
      if (context.search !== null) enqueue.stopChild(context.search);
      enqueue.assign({ text: '', search: null });
    }),
  },
}).createMachine({
  id: 'chatSearchHost',
  description:
    'Keeps what the user types into a search whose code is loaded when it is first needed.',
  context: ({ input }) => ({ ...input, text: '', search: null }),
  on: { 'search.forget': { target: '.asleep', actions: 'stop' } },
  initial: 'asleep',
  states: {
    asleep: {
      description: 'The search has not been used yet.',
      meta: { noScreen: 'it starts when the search is first used' },
      on: {
        'search.open': { target: 'loading' },
        'search.type': { target: 'loading', actions: keepTyped },
      },
    },
    loading: {
      description: 'Loads the code of the search.',
      invoke: {
        id: 'loadChatSearch',
        src: 'loadChatSearch',
        onDone: {
          target: 'open',
          actions: { type: 'start', params: ({ event }) => ({ logic: event.output }) },
        },
        onError: { target: 'failed' },
      },
      on: { 'search.type': { actions: keepTyped } },
    },
    failed: {
      description: 'The code failed to load; the text is kept, and the user can try again.',
      on: {
        'search.open': { target: 'loading' },
        'search.retry': { target: 'loading' },
        'search.submit': { target: 'loading' },
        'search.type': { target: 'loading', actions: keepTyped },
      },
    },
    open: {
      description: 'The search is running.',
      on: {
        'search.type': pass,
        'search.submit': pass,
        'search.more': pass,
        'search.retry': pass,
        'search.choose': pass,
        'search.drop': pass,
      },
    },
  },
});

export type ChatSearchHostRef = ActorRefFrom<typeof chatSearchHostMachine>;
