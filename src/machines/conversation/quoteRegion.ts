import { conversationQuotes } from './quoteSetup';

const drop = { actions: ['dropQuote', 'writeQuote'] } as const;

export const quote = conversationQuotes.createStateConfig({
  description: 'The message that the next text is a reply to.',
  on: {
    'quote.begin': [
      // The field has the text of another message.
      { guard: 'isEditing' },
      {
        guard: { type: 'isQuotable', params: ({ event }) => event },
        actions: [{ type: 'keepQuote', params: ({ event }) => event }, 'writeQuote'],
      },
    ],
    'quote.loaded': {
      guard: { type: 'isOfThisChat', params: ({ event }) => event },
      actions: { type: 'restoreQuote', params: ({ event }) => event },
    },
  },
  initial: 'none',
  states: {
    none: {
      description: 'The next text replies to no message in particular.',
      always: { guard: 'hasQuote', target: 'chosen' },
    },
    chosen: {
      description: 'The quoted message stands above the field, and goes with the next text.',
      always: { guard: 'hasNoQuote', target: 'none' },
      on: {
        'quote.cancel': drop,
        'chat.delete': { guard: { type: 'isQuoted', params: ({ event }) => event }, ...drop },
        'server.messageDeleted': {
          guard: { type: 'isQuoteGone', params: ({ event }) => event },
          ...drop,
        },
        'server.messageEdited': {
          guard: { type: 'isQuoteWithdrawn', params: ({ event }) => event },
          ...drop,
        },
      },
    },
  },
});
