import type { SendReply } from '../outbox/outboxMessageMachine';
import { eventItself } from '../shared/eventItself';
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

/** The message no longer exists, so the edited text moves to the draft. */
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
  // Sent under the same id even after a reload (fault row C2).
  actions: [{ type: 'keepAttempt', params: ({ event }: Sent) => event }, 'writeEdit'],
} as const;

/** What the user may do while it is unknown whether the message still exists. */
const unsure = {
  'edit.change': { actions: change },
  'edit.send': sendable,
  'edit.cancel': over,
} as const;

const written = { ...unsure, 'edit.change': { target: 'writing', actions: change } } as const;

export const edit = conversationActs.createStateConfig({
  description: "Edits one of the user's own messages.",
  initial: 'idle',
  states: {
    idle: {
      description: 'No message is being edited.',
      on: {
        'edit.begin': { guard: { type: 'isOwn', params: eventItself }, ...begun },
        'edit.loaded': {
          target: 'open.returning',
          actions: { type: 'restoreEdit', params: eventItself },
        },
      },
    },
    open: {
      description:
        'A message is being edited; the chat keeps the old text until the new one is sent.',
      tags: ['editing'],
      on: {
        'server.messageEdited': [
          {
            guard: { type: 'isSentAs', params: eventItself },
            target: 'idle',
            actions: ['turnToEdit', 'dropEdit', 'writeEdit'],
          },
          { guard: { type: 'isSentElsewhere', params: eventItself }, ...over },
          { guard: { type: 'isWithdrawn', params: eventItself }, ...orphaned },
        ],
        'server.messageDeleted': {
          guard: { type: 'isEdited', params: eventItself },
          ...orphaned,
        },
      },
      initial: 'writing',
      states: {
        returning: {
          description: 'Restores an unfinished edit, and checks whether its message still exists.',
          meta: { noScreen: 'the field looks as it does while the user types' },
          always: [
            { guard: 'isSaid', ...over },
            { guard: 'isStillThere', target: 'writing' },
            { guard: 'hasHistory', target: 'looking' },
          ],
          on: unsure,
        },
        looking: {
          description:
            'The message is not among the latest ones; asks the server whether it still exists.',
          meta: { noScreen: 'the field looks as it does while the user types' },
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
            // If it is gone, the server says so when the edit is sent.
            onError: { target: 'writing' },
          },
          on: unsure,
        },
        writing: {
          description: 'The user is editing the text.',
          on: {
            ...written,
            // Another edit would lose the changes made so far.
            'edit.begin': {
              guard: { type: 'mayEditInstead', params: eventItself },
              ...begun,
            },
          },
        },
        sending: {
          description: 'Sends the new text to the server.',
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
          description: 'The edit was not sent; the text is kept, with the reason beside it.',
          on: written,
        },
      },
    },
  },
});
