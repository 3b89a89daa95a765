import type { HistoryEntry } from '../replySource';

/** What was said, led by the message that it was said in reply to. */
export function withQuote({ author, text, quote }: HistoryEntry): HistoryEntry {
  if (quote === undefined) return { author, text };
  const whose = quote.author === 'bot' ? 'your message' : 'my message';
  return { author, text: `[In reply to ${whose}: "${quote.text}"]\n${text}` };
}
