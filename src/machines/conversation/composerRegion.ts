import { conversation } from './conversationSetup';

export const composer = conversation.createStateConfig({
  description: 'The text being written, and the messages on their way.',
  on: {
    'draft.loaded': { actions: { type: 'keepDraft', params: ({ event }) => event } },
    'chat.edit': {
      actions: [{ type: 'keepDraft', params: ({ event }) => event }, 'writeDraft'],
    },
    'chat.send': {
      guard: { type: 'isText', params: ({ event }) => event },
      actions: [
        { type: 'enqueueMessage', params: ({ event }) => event },
        'writeDraft',
        // Writing on is a wish to try again what holds the new message up.
        { type: 'retryHeld', params: { reasons: ['network', 'dailyLimit', 'premium'] } },
        'sendNext',
      ],
    },
    'chat.discard': {
      guard: { type: 'canWithdraw', params: ({ event }) => event },
      actions: [
        { type: 'release', params: ({ event }) => ({ clientIds: [event.clientId] }) },
        'writeDraft',
        'sendNext',
      ],
    },
    'chat.reclaim': {
      guard: { type: 'canWithdraw', params: ({ event }) => event },
      actions: [
        { type: 'reclaim', params: ({ event }) => event },
        { type: 'release', params: ({ event }) => ({ clientIds: [event.clientId] }) },
        'writeDraft',
        'sendNext',
      ],
    },
    'outgoing.sent': {
      actions: [
        { type: 'keepMessage', params: ({ event }) => event },
        {
          type: 'expectReply',
          params: ({ event }) => ({ replyId: event.replyId, seq: event.message.seq }),
        },
        { type: 'release', params: ({ event }) => ({ clientIds: [event.clientId] }) },
        'writeDraft',
        'sendNext',
      ],
    },
    'outgoing.failed': [
      {
        guard: { type: 'isLimit', params: ({ event }) => event },
        actions: { type: 'tellOffer', params: ({ event }) => ({ from: event.reason }) },
      },
      { actions: 'sendNext' },
    ],
    'outgoing.retried': { actions: 'sendNext' },
    // The stream may be faster than the answer to the call.
    'server.message': {
      guard: {
        type: 'isAnyOutgoing',
        params: ({ event }) => ({ clientIds: [event.message.clientId] }),
      },
      actions: [
        { type: 'release', params: ({ event }) => ({ clientIds: [event.message.clientId] }) },
        'writeDraft',
        'sendNext',
      ],
    },
    // The line is back, so what found no network finds one now.
    'server.ready': { actions: { type: 'retryHeld', params: { reasons: ['network'] } } },
  },
});
