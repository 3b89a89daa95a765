import type { components } from '../../src/api/schema';
import type { Locale } from '../../common/locales';
import type { characters } from '../database/schema';
import type { CharacterTexts } from '../seed/character';
import type { AllTexts } from '../seed/seed';

type Bot = components['schemas']['Bot'];
type BotDetail = components['schemas']['BotDetail'];

export type Character = typeof characters.$inferSelect & {
  texts: AllTexts;
};

/** What anybody may know about a character. */
export type Told = Pick<
  Character,
  | 'age'
  | 'gallery'
  | 'gender'
  | 'id'
  | 'isPremium'
  | 'kind'
  | 'portrait'
  | 'slug'
  | 'tags'
  | 'texts'
>;

/** The character's texts in a locale, or in English if they were not translated. */
export function textsOf({ texts }: Pick<Character, 'texts'>, locale: Locale): CharacterTexts {
  return texts[locale] ?? texts.en;
}

export function toBot(character: Told, locale: Locale): Bot {
  const { id, slug, age, gender, tags, kind, isPremium, portrait } = character;
  const { name, tagline, description } = textsOf(character, locale);
  return {
    id,
    slug,
    name,
    age,
    gender,
    tagline,
    description,
    tags,
    kind,
    is_premium: isPremium,
    portrait,
  };
}

export function toBotDetail(character: Told, locale: Locale, similar: readonly Told[]): BotDetail {
  return {
    ...toBot(character, locale),
    greeting: textsOf(character, locale).greeting,
    gallery: character.gallery,
    similar: similar.map((other) => toBot(other, locale)),
  };
}
