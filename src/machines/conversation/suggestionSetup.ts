import { and, assign, not, stateIn } from 'xstate';
import { isRecord } from './message';
import { conversationQuotes } from './quoteSetup';

/** What a conversation can do with what the user may say next. */
export const conversationSuggestions = conversationQuotes.extend({
  guards: {
    /** The end is on screen as the server has it, and no reply is being written. */
    isAtPause: and([
      stateIn({ history: 'shown' }),
      not(stateIn({ history: { shown: 'catchingUp' } })),
      not(stateIn({ history: { shown: 'behind' } })),
      not(stateIn({ history: { shown: 'kept' } })),
      not(stateIn({ history: { shown: 'renewing' } })),
      not(stateIn({ journey: 'opening' })),
      stateIn({ reply: 'quiet' }),
    ]),
    /** Nothing of the user is on its way, and the last word is the character's, or a record. */
    isAnswerable: ({ context: { messages, outboxMessages, visit } }) => {
      const last = messages.at(-1);
      if (visit !== null || outboxMessages.length > 0 || last === undefined) return false;
      return isRecord(last) || (last.author === 'bot' && last.state !== 'failed');
    },
    isUsersTurn: and(['isAtPause', 'isAnswerable']),
    isNotUsersTurn: not('isUsersTurn'),
  },
  actions: {
    keepSuggestions: assign((_, params: { suggestions: readonly string[] }) => params),
    dropSuggestions: assign({ suggestions: [] }),
  },
});
