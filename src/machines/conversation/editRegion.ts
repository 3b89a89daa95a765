import type { SendReply } from '../outbox/outgoingMachine';
import { conversationActs } from './actsSetup';
import type { Surroundings } from './visit';

type Answered = { event: { output: SendReply } };
type Changed = { event: { text: string } };
type Sent = { event: { clientId: string } };
type Found = { event: { output: Surroundings } };

const answer = ({ event }: Answered) => ({ reply: event.output });

const begun = {
  target: '#conversation.edit.open.writing',
  actions: {
    type: 'keepEdit',
    params: ({ event }: { event: { messageId: string } }) => event,
  },
} as const;

/** The message is there no more, so what was written goes where the user finds it. */
const orphaned = {
  target: '#conversation.edit.idle',
  actions: ['returnEdit', 'dropEdit', 'writeEdit'],
} as const;

const over = { target: '#conversation.edit.idle', actions: ['dropEdit', 'writeEdit'] } as const;

const change = [
  { type: 'keepEditText', params: ({ event }: Changed) => event },
  'writeEdit',
] as const;

const sendable = {
  guard: 'maySendEdit',
  target: '#conversation.edit.open.sending',
  // Under the same id even after a reload (fault row C2).
  actions: [{ type: 'keepAttempt', params: ({ event }: Sent) => event }, 'writeEdit'],
} as const;

/** What may be done while it is not known yet whether the message is still there. */
const unsure = {
  'edit.change': { actions: change },
  'edit.send': sendable,
  'edit.cancel': over,
} as const;

const written = { ...unsure, 'edit.change': { target: 'writing', actions: change } } as const;

export const edit = conversationActs.createStateConfig({
  description: "One of the user's own messages, while its words are changed.",
  initial: 'idle',
  states: {
    idle: {
      description: 'No message is being changed.',
      on: {
        'edit.begin': { guard: { type: 'isOwn', params: ({ event }) => event }, ...begun },
        'edit.loaded': {
          target: 'open.returning',
          actions: { type: 'restoreEdit', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: 'The words of a message are changed; what was said stays until that is sent.',
      tags: ['editing'],
      on: {
        'server.messageEdited': [
          {
            guard: { type: 'isSentAs', params: ({ event }) => event },
            target: 'idle',
            actions: ['turnToEdit', 'dropEdit', 'writeEdit'],
          },
          { guard: { type: 'isSentElsewhere', params: ({ event }) => event }, ...over },
          { guard: { type: 'isWithdrawn', params: ({ event }) => event }, ...orphaned },
        ],
        'server.messageDeleted': {
          guard: { type: 'isEdited', params: ({ event }) => event },
          ...orphaned,
        },
      },
      initial: 'writing',
      states: {
        returning: {
          description: 'It was left unfinished; whether its message is still there will show.',
          always: [
            { guard: 'isSaid', ...over },
            { guard: 'isStillThere', target: 'writing' },
            { guard: 'hasHistory', target: 'looking' },
          ],
          on: unsure,
        },
        looking: {
          description: 'The message is none of the latest; the server is asked for it.',
          invoke: {
            id: 'lookForEdited',
            src: 'loadAround',
            input: ({ context: { chat, edit: open } }) => ({
              chatId: chat.id,
              messageId: open?.messageId ?? '',
            }),
            onDone: [
              {
                guard: {
                  type: 'isFound',
                  params: ({ event }: Found) => ({ answer: event.output }),
                },
                target: 'writing',
              },
              orphaned,
            ],
            // The server says so as well when the words are sent.
            onError: { target: 'writing' },
          },
          on: unsure,
        },
        writing: {
          description: 'The user writes; the words are not those that were said, or are still.',
          on: {
            ...written,
            // What was changed already would be lost.
            'edit.begin': {
              guard: { type: 'mayEditInstead', params: ({ event }) => event },
              ...begun,
            },
          },
        },
        sending: {
          description: 'The server is given the new words.',
          invoke: {
            id: 'editMessage',
            src: 'editMessage',
            input: ({ context: { chat, edit: open } }) => ({
              chatId: chat.id,
              messageId: open?.messageId ?? '',
              clientId: open?.sent?.clientId ?? '',
              text: open?.sent?.text ?? '',
            }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: answer },
                target: '#conversation.edit.idle',
                actions: [
                  { type: 'keepSentEdit', params: answer },
                  'turnToEdit',
                  'dropEdit',
                  'writeEdit',
                ],
              },
              { guard: { type: 'isGone', params: answer }, ...orphaned },
              {
                target: 'failed',
                actions: [
                  { type: 'keepEditFailure', params: answer },
                  { type: 'tellLimit', params: answer },
                ],
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepEditFailure', params: { reply: null } },
            },
          },
        },
        failed: {
          description: 'It did not go through; the words are kept, with the reason beside them.',
          on: written,
        },
      },
    },
  },
});
