import type { SendReply } from '../outbox/outgoingMachine';
import { conversationActs } from './actsSetup';

type Answered = { event: { output: SendReply } };
type Changed = { event: { text: string } };
type Sent = { event: { clientId: string } };

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
  actions: ['returnEdit', 'dropEdit'],
} as const;

const changeable = {
  target: 'writing',
  actions: { type: 'keepEditText', params: ({ event }: Changed) => event },
} as const;

const sendable = {
  guard: 'maySendEdit',
  target: 'sending',
  actions: { type: 'keepAttempt', params: ({ event }: Sent) => event },
} as const;

const cancellable = { target: '#conversation.edit.idle', actions: 'dropEdit' } as const;

export const edit = conversationActs.createStateConfig({
  description: "One of the user's own messages, while its words are changed.",
  initial: 'idle',
  states: {
    idle: {
      description: 'No message is being changed.',
      on: {
        'edit.begin': { guard: { type: 'isOwn', params: ({ event }) => event }, ...begun },
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
            actions: ['turnToEdit', 'dropEdit'],
          },
          { guard: { type: 'isWithdrawn', params: ({ event }) => event }, ...orphaned },
        ],
        'server.messageDeleted': {
          guard: { type: 'isEdited', params: ({ event }) => event },
          ...orphaned,
        },
      },
      initial: 'writing',
      states: {
        writing: {
          description: 'The user writes; the words are not those that were said, or are still.',
          on: {
            'edit.change': changeable,
            'edit.send': sendable,
            'edit.cancel': cancellable,
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
                actions: [{ type: 'keepSentEdit', params: answer }, 'turnToEdit', 'dropEdit'],
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
          on: {
            'edit.change': changeable,
            'edit.send': sendable,
            'edit.cancel': cancellable,
          },
        },
      },
    },
  },
});
