import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import { packOf } from '../../../server/replies/scripted/packs';
import { suggestionsFor } from '../../../server/replies/suggestions/suggestions';
import { asksFor, game, lightens } from '../../../server/replies/suggestions/wordings';
import { seed } from '../../support/seed';

const facts = seed.characters.find(({ slug }) => slug === 'ines');

describe.each(spokenLocales)('what a user may say next in %s', (locale) => {
  const english = seed.texts.en['ines'];
  if (facts === undefined || english === undefined) throw new Error('No ines');
  const own = locale === 'en' ? {} : seed.texts.translated[locale]['ines'];
  const character = { facts, texts: { ...english, ...own } };
  const suggested = (...said: string[]) => suggestionsFor(character, said, locale);
  const { self } = character.texts;

  it('is understood by the character, each of it', () => {
    const { self: reader } = packOf(locale);
    const misread = [...asksFor, ...lightens].filter(
      ([subject, wording]) => reader.asked(wording[locale]).subjects[0] !== subject,
    );
    expect(misread).toEqual([]);
    expect(reader.asked(game[locale]).moves.has('game')).toBe(true);
  });

  it('is two questions and something light, none of it answered before', () => {
    const first = suggested(character.texts.greeting);
    expect(first).toEqual([
      asksFor[0]?.[1][locale],
      asksFor[1]?.[1][locale],
      lightens[0]?.[1][locale],
    ]);
    const later = suggested(self.work ?? '', self.joke ?? '', self.secret ?? '');
    expect(later).toEqual([asksFor[1]?.[1][locale], asksFor[2]?.[1][locale], game[locale]]);
  });

  it('is nothing after a goodbye, hard news or a crisis', () => {
    const language = packOf(locale);
    const { common, registers } = language.spokenBy?.('female') ?? language;
    for (const [line = ''] of [registers.warm.bye, common.hardNews.death, common.crisis])
      expect(suggested('…', line)).toEqual([]);
  });
});
