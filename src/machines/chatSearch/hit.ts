import { SEARCH_LENGTH } from '../../../common/limits';
import type { Portrait } from '../catalogue/bot';

/** Offsets in UTF-16 units; `end` is the first unit behind. */
export type TextRange = { start: number; end: number };

/** A message that has all the words that were searched for. */
export type SearchHit = {
  messageId: string;
  chatId: string;
  bot: { slug: string; name: string; portrait: Portrait };
  author: 'user' | 'bot';
  createdAt: string;
  /** The text around the first place, in one line. */
  excerpt: string;
  /** Where in the excerpt the words are, ascending and apart from each other. */
  ranges: readonly TextRange[];
};

export type SearchPage = { hits: readonly SearchHit[]; next: string | null };

export type SearchReply = { kind: 'found'; page: SearchPage } | { kind: 'tooMany' };

/** What the server is asked for; blanks around it find nothing more. */
export const queryOf = (text: string): string => text.trim();

/** JSON Schema counts characters, not UTF-16 units. */
export const isTooLongToAsk = (text: string): boolean => [...queryOf(text)].length > SEARCH_LENGTH;
