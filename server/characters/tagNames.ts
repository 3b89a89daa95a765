import type english from '../../content/tags/en.json';
import type { Locale } from '../../common/locales';
import { catalogueOf } from '../base/catalogue';

export const tagTexts = catalogueOf<keyof typeof english>('tags');

/** The application's word for a tag, to search by; null: the tag has no name. */
export function tagName(locale: Locale, tag: string): string | null {
  const key = `tag.${tag}`;
  return tagTexts.has(key) ? tagTexts.in(locale)(key) : null;
}
