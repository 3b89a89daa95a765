import { assign, stateIn } from 'xstate';
import type { ChosenQuote } from './quote';
import { quoteOf } from './quote';
import { conversationReactions } from './reactionSetup';
import { shownOf } from './visit';

/** What a conversation can do with the message that the next text quotes. */
export const conversationQuotes = conversationReactions.extend({
  guards: {
    isEditing: stateIn({ edit: 'open' }),
    isQuotable: ({ context }, params: { messageId: string }) =>
      quoteOf(shownOf(context), params.messageId) !== null,
    /** Kept before the chat was restarted, it is of another one. */
    isOfThisChat: ({ context }, params: { quote: ChosenQuote }) =>
      params.quote.chatId === context.chat.id,
    hasQuote: ({ context }) => context.quote !== null,
    hasNoQuote: ({ context }) => context.quote === null,
    isQuoted: ({ context }, params: { messageId: string }) =>
      context.quote?.messageId === params.messageId,
    isQuoteGone: ({ context }, params: { messageId: string; replacedBy: string | null }) =>
      context.quote?.messageId === params.messageId && params.replacedBy === null,
    isQuoteWithdrawn: ({ context }, params: { fromSeq: number }) =>
      context.quote !== null && context.quote.seq >= params.fromSeq,
  },
  actions: {
    keepQuote: assign(({ context }, params: { messageId: string }) => ({
      quote: quoteOf(shownOf(context), params.messageId),
    })),
    restoreQuote: assign((_, params: { quote: ChosenQuote }) => ({ quote: params.quote })),
    dropQuote: assign({ quote: null }),
  },
});
