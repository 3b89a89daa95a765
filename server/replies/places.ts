import chCaptions from '../../content/captions/ch.json';
import deCaptions from '../../content/captions/de.json';
import enCaptions from '../../content/captions/en.json';
import esCaptions from '../../content/captions/es.json';
import ruCaptions from '../../content/captions/ru.json';
import ch from '../../content/places/ch.json';
import de from '../../content/places/de.json';
import en from '../../content/places/en.json';
import es from '../../content/places/es.json';
import ru from '../../content/places/ru.json';
import { spokenIn } from '../../common/locales';
import type { SpokenLocale } from '../../common/locales';
import { placeNames } from '../../common/places';
import type { Hour, PictureSetting, PlaceName } from '../../common/places';
import { foldText } from '../base/foldText';

/** Words are separated by commas; one that ends in a hyphen is the beginning of a word. */
type PlaceTexts = {
  caption: string;
  /** What a picture is called, and the words before it in a wish without a verb. */
  picture: string;
  before: string;
  words: Record<PlaceName, string>;
};

/** The application shows them too, within a sentence. */
type Captions = Record<`place.${PlaceName}` | `hour.${Hour}`, string>;

const texts: Readonly<Record<SpokenLocale, PlaceTexts>> = { ch, de, en, es, ru };
const captions: Readonly<Record<SpokenLocale, Captions>> = {
  ch: chCaptions,
  de: deCaptions,
  en: enCaptions,
  es: esCaptions,
  ru: ruCaptions,
};

/** A wish without a verb is short: "a picture of the tavern". */
const MOST_WORDS = 9;

const listOf = (words: string): string[] =>
  words
    .split(',')
    .map((word) => foldText(word.trim()))
    .filter((word) => word !== '');

/** The text as its folded words between single spaces. */
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;

/** Finds a word or the beginning of one; Chinese has no spaces between words. */
function finder(locale: SpokenLocale): (words: string, text: string) => boolean {
  if (locale === 'ch') return (words, text) => listOf(words).some((word) => text.includes(word));
  return (words, text) =>
    listOf(words).some((word) =>
      word.endsWith('-') || word.includes('- ')
        ? startsWords(text, word)
        : text.includes(` ${word} `),
    );
}

/** Whether the beginnings of words, as in "tea- shop-", follow each other in the text. */
function startsWords(text: string, beginnings: string): boolean {
  const wanted = beginnings.split(' ');
  const words = text.trim().split(' ');
  return words.some((_, at) =>
    wanted.every((part, index) => {
      const word = words[at + index] ?? '';
      return part.endsWith('-') ? word.startsWith(part.slice(0, -1)) : word === part;
    }),
  );
}

/** The places that a text names. */
export function placesIn(text: string, language: string): PlaceName[] {
  const locale = spokenIn(language);
  const find = finder(locale);
  const said = wordsOf(text);
  return placeNames.filter((name) => find(texts[locale].words[name], said));
}

/** Whether a text is nothing but the wish for a picture of a place. */
export function wishesPlace(text: string, language: string): boolean {
  const locale = spokenIn(language);
  const { picture, before } = texts[locale];
  const said = wordsOf(text);
  const words = said.trim().split(' ');
  if (words.length > MOST_WORDS) return false;
  const skipped = listOf(before);
  const start = words.findIndex((word) => !skipped.includes(word));
  const first = words[start] ?? '';
  const isPicture = listOf(picture).some((word) => {
    if (locale === 'ch') return said.includes(word);
    return word.endsWith('-') ? first.startsWith(word.slice(0, -1)) : first === word;
  });
  return isPicture && placesIn(text, locale).length > 0;
}

/** What a picture shows, as its caption: "In the tavern, late at night." */
export function captionAt({ place, hour }: PictureSetting, language: string): string {
  const locale = spokenIn(language);
  const said = texts[locale].caption
    .replace('{place}', captions[locale][`place.${place}`])
    .replace('{hour}', captions[locale][`hour.${hour}`]);
  return said.replace(/^./u, (letter) => letter.toUpperCase());
}
