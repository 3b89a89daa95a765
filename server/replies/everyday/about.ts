import type { SpokenLocale } from '../../../common/locales';
import { foldText } from '../../base/foldText';
import { wordsOf } from './features';
import type { Heard } from './features';

/** A word or phrase that a topic is known by. */
type Sign = {
  text: string;
  /** The word of the text that it meets; null where it meets none. */
  metIn(heard: Heard): string | null;
};

/** The groups of which a text must hold one word each, and the words that it must not hold. */
export type About = {
  groups: readonly (readonly Sign[])[];
  not: readonly Sign[];
  /** Whether one group is that something is denied. */
  isOfDenial: boolean;
};

const DENIAL = 'NOT';

/** `word` in any form, `begin*`, `two_words`. */
function signOf(written: string, locale: SpokenLocale): Sign {
  const phrase = written.replaceAll('_', locale === 'ch' ? '' : ' ');
  const folded = foldText(phrase);
  const sign = (text: string, isIn: (heard: Heard) => boolean): Sign => ({
    text,
    metIn: (heard) => (isIn(heard) ? text : null),
  });
  if (written === DENIAL) return sign(DENIAL, ({ isDenied }) => isDenied);
  if (locale === 'ch') return sign(folded, (heard) => heard.folded.includes(folded));
  if (written.endsWith('*')) {
    const beginning = folded.slice(0, -1);
    return {
      text: folded,
      metIn: ({ beginnings, stems }) =>
        beginnings.has(beginning)
          ? ([...stems].find((stem) => stem.startsWith(beginning)) ?? null)
          : null,
    };
  }
  const stems = wordsOf(phrase, locale);
  const text = stems.join(' ');
  if (stems.length === 1) return sign(text, (heard) => heard.stems.has(text));
  const pairs = stems.slice(1).map((stem, at) => `${stems[at] ?? ''} ${stem}`);
  return sign(text, (heard) => pairs.every((pair) => heard.pairs.has(pair)));
}

const signsOf = (words: string, locale: SpokenLocale) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => signOf(word, locale));

const meets = (sign: Sign, heard: Heard) => sign.metIn(heard) !== null;

/**
 * What a text holds of each group, one sign a group; null where it holds none of one, or only a
 * word that stands for another group already and is no rare one.
 */
export function metIn(
  { groups, not }: About,
  heard: Heard,
  isRare: (word: string) => boolean,
): Sign[] | null {
  if (not.some((sign) => meets(sign, heard))) return null;
  const met: Sign[] = [];
  const taken = new Set<string>();
  for (const group of groups) {
    const sign = group.find((one) => {
      const word = one.metIn(heard);
      return word !== null && (!taken.has(word) || isRare(word));
    });
    const word = sign?.metIn(heard) ?? null;
    if (sign === undefined || word === null) return null;
    taken.add(word);
    met.push(sign);
  }
  return met;
}

/** Reads "boss manager + credit idea steal* - joke": a boss and a credit, and no joke. */
export function readAbout(written: string, locale: SpokenLocale): About {
  const [wanted = '', unwanted = ''] = written.split(' - ');
  const groups = wanted.split(' + ').map((words) => signsOf(words, locale));
  return {
    groups,
    not: signsOf(unwanted, locale),
    isOfDenial: groups.some((group) => group.some(({ text }) => text === DENIAL)),
  };
}
