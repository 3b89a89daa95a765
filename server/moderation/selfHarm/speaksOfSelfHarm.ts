import { plainText, readings } from '../normalize';
import { chinese } from './ch';
import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import type { SelfHarmRules } from './rules';
import { russian } from './ru';

const LANGUAGES: readonly SelfHarmRules[] = [english, german, spanish, russian, chinese];

const SPLIT_HAN = /(?<=\p{Script=Han})[ ._*·-]+(?=\p{Script=Han})/gu;

const found = (expressions: readonly RegExp[], text: string): boolean =>
  expressions.some((expression) => text.search(expression) >= 0);

const without = (expressions: readonly RegExp[], text: string): string =>
  expressions.reduce((rest, expression) => rest.replace(expression, ' … '), text);

/** A text is judged when it comes in, when it is answered, and when it is learned from. */
const REMEMBERED = 500;
const judged = new Map<string, boolean>();

const judge = (text: string): boolean =>
  [...readings(text), plainText(text).replace(SPLIT_HAN, '')].some((reading) =>
    LANGUAGES.some(({ script, harmless, speaking, hints }) => {
      if (!script.test(reading)) return false;
      const rest = without(harmless, reading);
      return found(speaking, rest) || hints(rest);
    }),
  );

/**
 * Whether the author speaks of harming or killing themselves, in any of the five languages,
 * whatever the locale. Errs towards offering help: past attempts and feelings count as well.
 */
export function speaksOfSelfHarm(text: string): boolean {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const [oldest] = judged.size < REMEMBERED ? [] : judged.keys();
  if (oldest !== undefined) judged.delete(oldest);
  const verdict = judge(text);
  judged.set(text, verdict);
  return verdict;
}
