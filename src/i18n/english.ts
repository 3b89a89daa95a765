import { first } from './compiled/first';
import type { EnglishMessages, Messages } from './messageTypes';

/**
 * The English texts of the first view, and with `./later` all of them: a view that comes in a chunk
 * of its own brings them along (`lazyView`), so that no text is asked for before it is here.
 */
export const english: EnglishMessages = { ...first };

/** Has every intl know these texts, also one that was made before. */
export function addEnglish(messages: Messages): void {
  Object.assign(english, messages);
}
