import { describe, expect, it } from 'vitest';
import { seed } from '../../support/seed';
import type { TranslatedTexts } from '../../../server/seed/character';

const languages = [
  { locale: 'ch', script: /\p{Script=Han}/u, run: 9, lengths: { tagline: 24, description: 170 } },
  { locale: 'de', script: /[a-zäöüß]/u, run: 5, lengths: { tagline: 80, description: 480 } },
  { locale: 'es', script: /[a-záéíóúñ]/u, run: 5, lengths: { tagline: 80, description: 480 } },
  {
    locale: 'ru',
    script: /\p{Script=Cyrillic}/u,
    run: 5,
    lengths: { tagline: 80, description: 480 },
  },
] as const;

const repeated = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const everyText = (texts: TranslatedTexts): string[] => [
  texts.name,
  texts.tagline,
  texts.description,
  texts.greeting,
  ...texts.anecdotes,
  ...texts.interests.flatMap(({ topic, remark, question }) => [topic, remark, question]),
];

describe.each(languages)('the $locale texts', ({ locale, script, run, lengths }) => {
  const cast = Object.entries(seed.texts.translated[locale]).map(([slug, texts]) => ({
    slug,
    texts,
  }));
  const failing = (fine: (texts: TranslatedTexts, slug: string) => boolean): string[] =>
    cast.filter(({ slug, texts }) => !fine(texts, slug)).map(({ slug }) => slug);

  const tokens = (text: string): string[] => {
    const letters = text.toLowerCase().replaceAll('’', '');
    return locale === 'ch'
      ? [...letters.replace(/[^\p{L}\p{N}]+/gu, '')]
      : letters.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  };
  const runs = (text: string): string[] => {
    const all = tokens(text);
    return all.slice(run - 1).map((_, start) => all.slice(start, start + run).join(' '));
  };
  const shared = (texts: string[]): string[] =>
    repeated(texts.flatMap((text) => [...new Set(runs(text))]));

  it('are of every character, in the language, and translate what the English say', () => {
    const english = seed.texts.en;
    expect(cast.map(({ slug }) => slug).sort()).toEqual(Object.keys(english).sort());
    expect(cast).toHaveLength(120);
    expect(
      failing((texts) =>
        everyText(texts)
          .slice(1)
          .every((text) => script.test(text.toLowerCase())),
      ),
    ).toEqual([]);
    expect(
      failing((texts, slug) => {
        const source = english[slug];
        return (
          source !== undefined &&
          texts.anecdotes.length === source.anecdotes.length &&
          texts.interests.length === source.interests.length
        );
      }),
    ).toEqual([]);
    const copied = cast.flatMap(({ slug, texts }) => {
      const source = english[slug];
      const sentences = source === undefined ? [] : everyText({ ...source, name: '' });
      return everyText(texts)
        .slice(1)
        .filter((text) => text.length > 14 && sentences.includes(text));
    });
    expect(copied).toEqual([]);
  });

  it('repeat no name, no tagline, no story and no question', () => {
    const all = cast.map(({ texts }) => texts);
    expect(repeated(all.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(shared(all.map(({ tagline }) => tagline))).toEqual([]);
    expect(shared(all.map(({ greeting }) => greeting))).toEqual([]);
    expect(repeated(all.flatMap(({ anecdotes }) => anecdotes))).toEqual([]);
    expect(
      repeated(all.flatMap(({ interests }) => interests.map(({ question }) => question))),
    ).toEqual([]);
  });

  it('tell stories and remarks that end as statements, and repeat no remark', () => {
    const remarks = cast.flatMap(({ texts }) => texts.interests.map(({ remark }) => remark));
    expect(repeated(remarks)).toEqual([]);
    const told = [...remarks, ...cast.flatMap(({ texts }) => texts.anecdotes)];
    expect(told.filter((text) => /[?？]/.test(text) || !/[.!…。！]$/.test(text))).toEqual([]);
  });

  it('tell each story in one sentence', () => {
    const stories = cast.flatMap(({ texts }) => texts.anecdotes);
    const isOne = (story: string) =>
      /[.!?。！？]$/.test(story) && !/[。！？](?!$)|[.!?] (?=\p{Lu})/u.test(story);
    expect(stories.filter((story) => !isOne(story))).toEqual([]);
  });

  it('greet with a question and ask one about each interest', () => {
    expect(failing(({ greeting }) => /[?？]/.test(greeting))).toEqual([]);
    expect(
      failing(({ interests }) =>
        interests.every(
          ({ question, keywords }) =>
            /[?？]$/.test(question) &&
            keywords.length >= 6 &&
            repeated(keywords).length === 0 &&
            keywords.every(
              (word) =>
                word === word.toLowerCase() &&
                word === word.trim() &&
                (word.match(/\p{Script=Han}/gu)?.length ?? 0) <= 4,
            ),
        ),
      ),
    ).toEqual([]);
  });

  it('keep to lengths that fit a card and a profile', () => {
    expect(failing(({ name }) => name.length >= 1 && name.length <= 24)).toEqual([]);
    expect(failing(({ tagline }) => tagline.length <= lengths.tagline)).toEqual([]);
    expect(failing(({ description }) => description.length <= lengths.description)).toEqual([]);
    expect(failing(({ greeting }) => greeting.length <= 320)).toEqual([]);
  });

  it('are trimmed, with the marks of the language', () => {
    const wrong =
      locale === 'ch'
        ? /^\s|\s$|\s\s|["']|\.\.\.|(?<=\p{Script=Han})[,.?!;:]|[\u0000-\u001f]/u
        : /^\s|\s$|\s\s|["']|\.\.\.|[\u0000-\u001f]/u;
    expect(
      cast.flatMap(({ texts }) => everyText(texts)).filter((text) => wrong.test(text)),
    ).toEqual([]);
    const openings =
      locale === 'es'
        ? (text: string) =>
            text.replace(/[^?]/g, '').length === text.replace(/[^¿]/g, '').length &&
            text.replace(/[^!]/g, '').length === text.replace(/[^¡]/g, '').length
        : () => true;
    expect(cast.flatMap(({ texts }) => everyText(texts)).filter((text) => !openings(text))).toEqual(
      [],
    );
  });

  it('address the reader as one does on both sides of the Atlantic, in Spanish', () => {
    const regional =
      /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|vos|usted(?:es)?|sos|ten[eé]s|quer[eé]s|pod[eé]s|cog\p{L}+|(?!(?:dieci|veinti)séis)\p{L}+[áé]is)(?!\p{L})/giu;
    const told = locale === 'es' ? cast.flatMap(({ texts }) => everyText(texts)) : [];
    expect(told.flatMap((text) => text.match(regional) ?? [])).toEqual([]);
  });
});
