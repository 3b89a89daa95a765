import { eventItself } from '../shared/eventItself';
import { conversationActs } from './actsSetup';
import type { RegenerateReply } from './versions';

type Answered = { event: { output: RegenerateReply } };

const answer = ({ event }: Answered) => ({ reply: event.output });

const choosable = {
  guard: {
    type: 'isVersion',
    params: ({ event }: { event: { messageId: string; version: number } }) => event,
  },
  target: 'choosing',
  reenter: true,
  actions: {
    type: 'keepChoice',
    params: ({ event }: { event: { messageId: string; version: number } }) => event,
  },
} as const;

const regenerable = {
  guard: {
    type: 'isLastReply',
    params: ({ event }: { event: { messageId: string } }) => event,
  },
  target: 'asking',
  actions: [
    'dropChoice',
    {
      type: 'keepAnew',
      params: ({ event }: { event: { messageId: string; clientId: string } }) => event,
    },
  ],
} as const;

const regenerateFailed = {
  target: 'idle',
  actions: { type: 'raiseAlert', params: { content: 'regenerateFailed' } },
} as const;

export const versions = conversationActs.createStateConfig({
  description: 'Other replies to the same message; each of them is kept.',
  on: {
    'server.messageDeleted': {
      guard: { type: 'isReplaced', params: eventItself },
      actions: { type: 'keepSuccessor', params: eventItself },
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The user can ask for another reply, or choose one of the earlier ones.',
      on: { 'chat.regenerate': regenerable, 'version.choose': choosable },
    },
    asking: {
      description:
        'Asks the server for another reply; the current one stays until the new one starts.',
      invoke: {
        id: 'regenerateReply',
        src: 'regenerateReply',
        input: ({ context }) => ({
          chatId: context.chat.id,
          messageId: context.anew?.messageId ?? '',
          clientId: context.anew?.clientId ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: answer },
            target: 'idle',
            actions: [{ type: 'expectAnew', params: answer }, 'turnToQuestion'],
          },
          {
            guard: { type: 'isLimited', params: answer },
            target: 'idle',
            actions: { type: 'tellLimit', params: answer },
          },
          regenerateFailed,
        ],
        onError: regenerateFailed,
      },
    },
    choosing: {
      description: 'Asks the server for the reply that the user chose.',
      invoke: {
        id: 'chooseVersion',
        src: 'chooseVersion',
        input: ({ context }) => ({
          chatId: context.chat.id,
          messageId: context.choice?.messageId ?? '',
          version: context.choice?.version ?? 1,
        }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'keepChosen', params: ({ event }) => ({ message: event.output }) },
            'dropChoice',
          ],
        },
        onError: { target: 'choiceFailed' },
      },
      on: { 'version.choose': choosable },
    },
    choiceFailed: {
      description:
        'The chosen reply failed to load; the current one stays, and a note below it says so.',
      on: { 'chat.regenerate': regenerable, 'version.choose': choosable },
    },
  },
});
