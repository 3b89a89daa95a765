import type { SpokenLocale } from '../../../common/locales';
import { foldText } from '../../base/foldText';
import { beginningKey, wordsOf } from './features';

/** A word or phrase that a topic is known by. */
export type Sign = {
  /** By which it is looked up in a text; a longer phrase by its first two words. */
  key: string;
  /** Of a phrase, all pairs of words that follow each other. */
  pairs: readonly string[];
};

/** The groups of which a text must hold one word each, and the words that it must not hold. */
export type About = {
  groups: readonly (readonly Sign[])[];
  not: readonly Sign[];
  /** The group that is met where something is denied; null where there is none. */
  denial: number | null;
};

const DENIAL = 'NOT';

/** `word` in any form, `begin*`, `two_words`. */
function signOf(written: string, locale: SpokenLocale): Sign {
  if (locale === 'ch') return { key: foldText(written).replace(/[^\p{L}\p{N}]/gu, ''), pairs: [] };
  if (written.endsWith('*'))
    return { key: beginningKey(foldText(written.slice(0, -1))), pairs: [] };
  const words = wordsOf(written.replaceAll('_', ' '), locale);
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
  return { key: pairs[0] ?? words[0] ?? '', pairs };
}

const listOf = (words: string) => words.split(' ').filter(Boolean);

/** Reads "boss manager + credit idea steal* - joke": a boss and a credit, and no joke. */
export function readAbout(written: string, locale: SpokenLocale): About {
  const [wanted = '', unwanted = ''] = written.split(' - ');
  const groups = wanted.split(' + ').map(listOf);
  const denial = groups.findIndex((group) => group.includes(DENIAL));
  return {
    groups: groups.map((group) =>
      group.filter((word) => word !== DENIAL).map((word) => signOf(word, locale)),
    ),
    not: listOf(unwanted).map((word) => signOf(word, locale)),
    denial: denial === -1 ? null : denial,
  };
}
