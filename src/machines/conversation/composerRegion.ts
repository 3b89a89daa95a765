import type { OutboxMessageRef } from '../outbox/outboxMessageMachine';
import { eventItself } from '../shared/eventItself';
import { conversation } from './conversationSetup';

const takeOver = [
  {
    type: 'keepOutboxMessages',
    params: ({ event }: { event: { outboxMessages: readonly OutboxMessageRef[] } }) => event,
  },
  'releaseDelivered',
] as const;

const keepText = {
  type: 'keepDraft',
  params: ({ event }: { event: { text: string } }) => event,
} as const;

const atOnce = { type: 'post', params: { isHeld: false } } as const;

export const composer = conversation.createStateConfig({
  description: 'The text being written, and the messages being sent.',
  on: {
    'draft.loaded': {
      actions: [keepText, 'separateDraft'],
    },
    'chat.edit': {
      actions: [keepText, 'writeDraft'],
    },
    'outbox.changed': {
      actions: [...takeOver, 'writeDraft'],
    },
    'outbox.sent': {
      actions: [
        { type: 'keepMessage', params: eventItself },
        {
          type: 'expectReply',
          params: ({ event }) => ({ replyId: event.replyId, seq: event.message.seq }),
        },
        'releaseDelivered',
      ],
    },
    'outbox.failed': {
      guard: { type: 'isLimit', params: eventItself },
      actions: { type: 'tellOffer', params: ({ event }) => ({ from: event.reason }) },
    },
    'outbox.returned': {
      actions: [{ type: 'takeBack', params: eventItself }, 'writeQuote', 'writeDraft'],
    },
    'server.message': { actions: 'releaseDelivered' },
  },
  initial: 'unready',
  states: {
    unready: {
      description: 'The outbox is not running yet; the text stays in the field until it is.',
      on: {
        'outbox.changed': {
          target: 'ready',
          actions: [...takeOver, 'separateDraft', 'writeDraft', atOnce],
        },
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'The user has not sent anything yet.',
          meta: { noScreen: 'the field looks as usual' },
          on: {
            'chat.send': {
              guard: { type: 'isText', params: eventItself },
              target: 'wanted',
              actions: [keepText, { type: 'keepStamp', params: eventItself }, 'writeDraft'],
            },
          },
        },
        wanted: {
          description: 'The text in the field is sent as soon as the outbox is running.',
          on: {
            'chat.edit': {
              target: 'idle',
              actions: [keepText, 'dropStamp', 'writeDraft'],
            },
          },
        },
      },
    },
    ready: {
      description: 'A message that the user sends goes into the outbox.',
      initial: 'open',
      states: {
        open: {
          description: 'The outbox may send messages at once.',
          entry: 'releaseHeld',
          always: { guard: 'isStopping', target: 'holding' },
          on: {
            'chat.send': {
              guard: { type: 'isText', params: eventItself },
              // The draft on the device is deleted once the outbox has kept the text.
              actions: [
                keepText,
                { type: 'keepStamp', params: eventItself },
                { type: 'post', params: { isHeld: false } },
              ],
            },
          },
        },
        holding: {
          description:
            'A reply is being stopped; the outbox holds new messages back until that is done.',
          always: { guard: 'isNotStopping', target: 'open' },
          on: {
            'chat.send': {
              guard: { type: 'isText', params: eventItself },
              actions: [
                keepText,
                { type: 'keepStamp', params: eventItself },
                { type: 'post', params: { isHeld: true } },
              ],
            },
          },
        },
      },
    },
  },
});
