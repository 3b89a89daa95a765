import { describe, expect, it } from 'vitest';
import { seed } from '../../support/seed';

const PAST = String.raw`\p{L}{2,}(?:л|ла|лся|лась)(?!\p{L})`;
const SHORT_FORM = String.raw`(?:рад|рада|готов|готова|должен|должна|уверен|уверена|прав|права|один|одна|сам|сама|похож|похожа)(?!\p{L})`;
const gendered = (person: 'я' | 'ты') =>
  new RegExp(
    String.raw`(?<!\p{L})${person} (?:[^\s,.:;?!]+ ){0,3}?(?:${PAST}|${SHORT_FORM})`,
    'iu',
  );

const cast = Object.entries(seed.texts.translated.ru).flatMap(([slug, texts]) => {
  const facts = seed.characters.find((character) => character.slug === slug);
  return facts === undefined ? [] : [{ facts, texts }];
});

describe('the Russian texts', () => {
  it('take no gender of the person who reads them', () => {
    const spoken = cast.flatMap(({ texts }) => [
      texts.greeting,
      ...texts.interests.flatMap(({ remark, question }) => [remark, question]),
    ]);
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.filter((text) => gendered('ты').test(text))).toEqual([]);
  });

  it('let somebody who is neither man nor woman speak as neither', () => {
    const spoken = cast
      .filter(({ facts }) => facts.gender === 'non-binary')
      .flatMap(({ texts }) => [
        texts.greeting,
        ...texts.anecdotes,
        ...texts.interests.map(({ remark }) => remark),
      ]);
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.filter((text) => gendered('я').test(text))).toEqual([]);
  });

  it('have keywords as the replies compare them: with е for ё', () => {
    const keywords = cast.flatMap(({ texts }) => texts.interests.flatMap((own) => own.keywords));
    expect(keywords.filter((word) => /[^а-я -]/.test(word))).toEqual([]);
  });
});
