import { spokenIn } from '../../common/locales';
import type { Locale, SpokenLocale } from '../../common/locales';
import { textsOf } from '../characters/character';
import type { Character } from '../characters/character';

/** A longer name would fill the bubble. */
const LONGEST_NAME = 40;

const welcomes: Readonly<Record<SpokenLocale, (name: string) => string>> = {
  en: (name) => `There you are, ${name}. `,
  de: (name) => `Da bist du ja, ${name}. `,
  es: (name) => `Aquí estás, ${name}. `,
  ru: (name) => `Вот и ты, ${name}. `,
  ch: (name) => `你来啦，${name}。`,
};

/** A chat's first message, with the name that the character remembers, if any. */
export function greetingOf(
  character: Pick<Character, 'texts'>,
  locale: Locale,
  name: string | null,
): string {
  const { greeting } = textsOf(character, locale);
  if (name === null || [...name].length > LONGEST_NAME) return greeting;
  const spoken = character.texts[locale] === undefined ? 'en' : locale;
  return `${welcomes[spokenIn(spoken)](name)}${greeting}`;
}
