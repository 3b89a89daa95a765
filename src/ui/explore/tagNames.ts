import { defineMessages, type IntlShape } from 'react-intl';

const names = defineMessages({
  adventure: { id: 'tag.adventure' },
  anime: { id: 'tag.anime' },
  art: { id: 'tag.art' },
  books: { id: 'tag.books' },
  calm: { id: 'tag.calm' },
  confident: { id: 'tag.confident' },
  cooking: { id: 'tag.cooking' },
  craft: { id: 'tag.craft' },
  custom: { id: 'tag.custom' },
  music: { id: 'tag.music' },
  mystery: { id: 'tag.mystery' },
  nature: { id: 'tag.nature' },
  'night-owl': { id: 'tag.night-owl' },
  official: { id: 'tag.official' },
  realistic: { id: 'tag.realistic' },
  romantic: { id: 'tag.romantic' },
  science: { id: 'tag.science' },
  sport: { id: 'tag.sport' },
  stage: { id: 'tag.stage' },
  tender: { id: 'tag.tender' },
  travel: { id: 'tag.travel' },
  witty: { id: 'tag.witty' },
});

const isKnown = (tag: string): tag is keyof typeof names => Object.hasOwn(names, tag);

/** The tags of a guest's catalogue; only a user's own characters have `custom`. */
export const usualTags = Object.keys(names).filter((tag) => tag !== 'custom');

/** A tag in the reader's language; one unknown to this build is shown as it came. */
export function tagName(intl: IntlShape, tag: string): string {
  return isKnown(tag) ? intl.formatMessage(names[tag]) : tag;
}
