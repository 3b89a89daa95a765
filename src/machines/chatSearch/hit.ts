import { SEARCH_LENGTH } from '../../../common/limits';
import type { Portrait } from '../catalogue/character';

/** Offsets in UTF-16 units; `end` is exclusive. */
export type TextRange = { start: number; end: number };

/** A message that contains all the words of the search. */
export type SearchHit = {
  messageId: string;
  chatId: string;
  character: { slug: string; name: string; portrait: Portrait };
  author: 'user' | 'bot';
  createdAt: string;
  /** The text around the first match, in one line. */
  excerpt: string;
  /** Where the words are in the excerpt, in ascending order and without overlap. */
  ranges: readonly TextRange[];
};

export type SearchPage = { hits: readonly SearchHit[]; next: string | null };

export type SearchReply = { kind: 'found'; page: SearchPage } | { kind: 'tooMany' };

/** The query that is sent to the server; blanks around it make no difference. */
export const queryOf = (text: string): string => text.trim();

/** JSON Schema counts characters, not UTF-16 units. */
export const isTooLongToAsk = (text: string): boolean => [...queryOf(text)].length > SEARCH_LENGTH;
