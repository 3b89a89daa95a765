import { eventItself } from '../shared/eventItself';
import { conversationQuotes } from './quoteSetup';

const drop = { actions: ['dropQuote', 'writeQuote'] } as const;

export const quote = conversationQuotes.createStateConfig({
  description: 'The message that the next text is a reply to.',
  on: {
    'quote.begin': [
      // The field has the text of another message.
      { guard: 'isEditing' },
      {
        guard: { type: 'isQuotable', params: eventItself },
        actions: [{ type: 'keepQuote', params: eventItself }, 'writeQuote'],
      },
    ],
    'quote.loaded': {
      guard: { type: 'isOfThisChat', params: eventItself },
      actions: { type: 'restoreQuote', params: eventItself },
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
        'chat.delete': { guard: { type: 'isQuoted', params: eventItself }, ...drop },
        'server.messageDeleted': {
          guard: { type: 'isQuoteGone', params: eventItself },
          ...drop,
        },
        'server.messageEdited': {
          guard: { type: 'isQuoteWithdrawn', params: eventItself },
          ...drop,
        },
      },
    },
  },
});
