import type { OutgoingRef } from '../outbox/outgoingMachine';
import { conversation } from './conversationSetup';

const keepLetters = [
  {
    type: 'keepOutgoing',
    params: ({ event }: { event: { letters: readonly OutgoingRef[] } }) => event,
  },
  'releaseDelivered',
] as const;

const keepText = {
  type: 'keepDraft',
  params: ({ event }: { event: { text: string } }) => event,
} as const;

const atOnce = { type: 'post', params: { isHeld: false } } as const;

export const composer = conversation.createStateConfig({
  description: 'The text being written, and the messages on their way.',
  on: {
    'draft.loaded': {
      actions: [keepText, 'separateDraft'],
    },
    'chat.edit': {
      actions: [keepText, 'writeDraft'],
    },
    'outbox.changed': {
      actions: [...keepLetters, 'writeDraft'],
    },
    'outbox.sent': {
      actions: [
        { type: 'keepMessage', params: ({ event }) => event },
        {
          type: 'expectReply',
          params: ({ event }) => ({ replyId: event.replyId, seq: event.message.seq }),
        },
        'releaseDelivered',
      ],
    },
    'outbox.failed': {
      guard: { type: 'isLimit', params: ({ event }) => event },
      actions: { type: 'tellOffer', params: ({ event }) => ({ from: event.reason }) },
    },
    'outbox.returned': {
      actions: [{ type: 'takeBack', params: ({ event }) => event }, 'writeDraft'],
    },
    'server.message': { actions: 'releaseDelivered' },
  },
  initial: 'unready',
  states: {
    unready: {
      description: 'The outbox is not there yet; what is sent stays in the box until it is.',
      on: {
        'outbox.changed': {
          target: 'ready',
          actions: [...keepLetters, 'separateDraft', 'writeDraft', atOnce],
        },
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing was sent.',
          on: {
            'chat.send': {
              guard: { type: 'isText', params: ({ event }) => event },
              target: 'wanted',
              actions: [keepText, { type: 'keepWish', params: ({ event }) => event }, 'writeDraft'],
            },
          },
        },
        wanted: {
          description: 'What is in the box goes as soon as the outbox is there.',
          on: {
            'chat.edit': {
              target: 'idle',
              actions: [keepText, 'dropWish', 'writeDraft'],
            },
          },
        },
      },
    },
    ready: {
      description: 'What is sent goes into the outbox, which keeps it.',
      initial: 'open',
      states: {
        open: {
          description: 'The outbox may send it at once.',
          entry: 'releaseHeld',
          always: { guard: 'isStopping', target: 'holding' },
          on: {
            'chat.send': {
              guard: { type: 'isText', params: ({ event }) => event },
              // The draft on the device goes when the outbox has the text there.
              actions: [
                keepText,
                { type: 'keepWish', params: ({ event }) => event },
                { type: 'post', params: { isHeld: false } },
              ],
            },
          },
        },
        holding: {
          description: 'A reply is being stopped: the outbox keeps what is sent until it is.',
          always: { guard: 'isNotStopping', target: 'open' },
          on: {
            'chat.send': {
              guard: { type: 'isText', params: ({ event }) => event },
              actions: [
                keepText,
                { type: 'keepWish', params: ({ event }) => event },
                { type: 'post', params: { isHeld: true } },
              ],
            },
          },
        },
      },
    },
  },
});
