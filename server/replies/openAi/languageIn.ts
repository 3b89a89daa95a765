import type { Locale } from '../../../common/locales';

/** Words that are frequent in one of these languages, and are none in the others. */
const frequent: Readonly<Record<'en' | 'de' | 'es', ReadonlySet<string>>> = {
  en: new Set(
    'the and you your is are was i my it that this what with of to for have but not just do how'.split(
      ' ',
    ),
  ),
  de: new Set(
    'ich du und der die das ist nicht ein eine mir mich dir dich wie auch aber mit habe bin bist noch von zu'.split(
      ' ',
    ),
  ),
  es: new Set(
    'que de el la los las y en un una es no me te tu mi por con para como pero muy eso qué yo estoy'.split(
      ' ',
    ),
  ),
};

/** Of a text, at most so many UTF-16 units are read. */
const MOST_READ = 600;

/** A text that asks for another language, or speaks of one. */
const languages = [
  ...['english', 'german', 'spanish', 'russian', 'chinese', 'translat'],
  ...['englisch', 'deutsch', 'spanisch', 'russisch', 'chinesisch', 'übersetz'],
  ...['inglés', 'ingles', 'alemán', 'aleman', 'español', 'espanol', 'ruso', 'chino', 'traduc'],
  ...['англий', 'немец', 'испан', 'русск', 'китай', 'перевед', 'перевод'],
  ...['英语', '英文', '德语', '西班牙语', '俄语', '中文', '汉语', '翻译'],
];

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The language of a text, where that is plain; null where it is not, or is none of ours. */
export function languageIn(text: string): Locale | null {
  const read = text.slice(0, MOST_READ).toLowerCase();
  const han = count(read, /\p{Script=Han}/gu);
  const cyrillic = count(read, /\p{Script=Cyrillic}/gu);
  const latin = count(read, /\p{Script=Latin}/gu);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}іїєґў]/u.test(read)) return null;
  if (han * 3 > latin + cyrillic) return han >= 4 ? 'ch' : null;
  if (cyrillic > latin) return cyrillic >= 8 ? 'ru' : null;
  const words = read.match(/\p{L}+/gu) ?? [];
  const [best, second] = (['en', 'de', 'es'] as const)
    .map((locale) => ({ locale, hits: words.filter((word) => frequent[locale].has(word)).length }))
    .toSorted((a, b) => b.hits - a.hits);
  if (best === undefined || second === undefined || best.hits < 2) return null;
  return best.hits >= 2 * second.hits ? best.locale : null;
}

type Line = { author: 'user' | 'bot'; text: string };

/**
 * The languages in which an answer may be: that of the latest text; where it has none, that of the
 * texts before it, and the user's own. Null: in any, as the text speaks of languages.
 */
export function languagesFor(history: readonly Line[], locale: string): ReadonlySet<string> | null {
  const texts = history.filter(({ author }) => author === 'user').slice(-4);
  const latest = texts.at(-1)?.text ?? '';
  const folded = latest.slice(0, MOST_READ).toLowerCase();
  if (languages.some((name) => folded.includes(name))) return null;
  const own = languageIn(latest);
  if (own !== null) return new Set([own]);
  return new Set([locale, ...texts.map(({ text }) => languageIn(text) ?? locale)]);
}
