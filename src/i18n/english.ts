import { first } from './compiled/first';
import type { EnglishMessages, Messages } from './messageTypes';

/**
 * The English texts of the first view, and with `./lazy` all of them: a view in its own chunk
 * loads those with it (`lazyView`), so no text is used before it is here.
 */
export const english: EnglishMessages = { ...first };

/** Adds these texts to every intl, including those that already exist. */
export function addEnglish(messages: Messages): void {
  Object.assign(english, messages);
}
