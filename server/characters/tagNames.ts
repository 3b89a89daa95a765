import type english from '../../content/tags/en.json';
import type { Locale } from '../../common/locales';
import { catalogueOf } from '../base/catalogue';

export const tagTexts = catalogueOf<keyof typeof english>('tags');

/** What the application calls a tag, for who searches by that word; null: it has no name. */
export function tagName(locale: Locale, tag: string): string | null {
  const key = `tag.${tag}`;
  return tagTexts.has(key) ? tagTexts.in(locale)(key) : null;
}
