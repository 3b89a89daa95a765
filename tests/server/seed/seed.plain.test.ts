import { faceTraits, personaFaces } from '../../../common/personaFaces';
import { readPictures } from '../../../scripts/content/pictures';
import { readdir, readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { CharacterTexts } from '../../../server/seed/character';
import { manners, tags } from '../../../server/seed/character';
import { isReservedSlug } from '../../../server/http/pages';
import { charactersFolder } from '../../../server/seed';
import { readCharacters } from '../../../server/seed/readCharacters';
import { seed } from '../../support/seed';

/** First segments of the product's own paths and overlays, which no character may take. */
const taken = [
  'api',
  'assets',
  'audio',
  'blog',
  'builds',
  'chat',
  'create',
  'dev',
  'email',
  'healthz',
  'icons',
  'locales',
  'media',
  'login',
  'password',
  'portraits',
  'premium',
  'privacy.pdf',
  'profile',
  'settings',
  'signup',
  'terms.pdf',
  'undress',
  'verify',
  'welcome',
];

const { characters, pictures, portraits, texts: allTexts } = seed;
const englishTexts = allTexts.en;

const cast = characters.map((facts) => {
  const texts = englishTexts[facts.slug];
  if (texts === undefined) throw new Error(`${facts.slug} has no English texts`);
  return { ...facts, texts };
});

const drawn = readCharacters(charactersFolder).characters;

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const runs = (text: string, length: number): string[] => {
  const all = words(text);
  return all.slice(length - 1).map((_, start) => all.slice(start, start + length).join(' '));
};

const repeated = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Runs of words that occur in more than one of the texts. */
const shared = (texts: string[], length: number): string[] =>
  repeated(texts.flatMap((text) => [...new Set(runs(text, length))]));

const functionWords = new Set(
  (
    'a after all an and are as at been but by did do does else for from has have he her him his i if ' +
    'in into is it its me my never no nobody not of off on one or our out she so some than that the ' +
    'their them then there they this to too up was what when where which while who whose will with ' +
    'without you your'
  ).split(' '),
);

/** A sentence's frame: function words and stops in order, a star for what stands between them. */
const frame = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}’-]+|[,.:;?!]/gu) ?? [])
    .map((token) => (functionWords.has(token) || !/\p{L}|\p{N}/u.test(token) ? token : '*'))
    .join(' ')
    .replace(/\*( \*)+/g, '*');

const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(Boolean);

const everyText = ({ texts }: { texts: CharacterTexts }): string[] => [
  texts.name,
  texts.tagline,
  texts.description,
  texts.greeting,
  texts.speaking,
  ...texts.anecdotes,
  ...texts.interests.flatMap(({ topic, remark, question }) => [topic, remark, question]),
];

const failing = <T extends { slug: string }>(list: T[], fine: (item: T) => boolean): string[] =>
  list.filter((item) => !fine(item)).map(({ slug }) => slug);

describe('the cast', () => {
  it('is adults of all genders, a fifth of them premium', () => {
    const count = (gender: string) => cast.filter((one) => one.gender === gender).length;
    expect(cast).toHaveLength(120);
    expect([count('female'), count('male'), count('non-binary')]).toEqual([56, 48, 16]);
    expect(cast.filter((one) => one.isPremium)).toHaveLength(24);
    expect(failing(cast, ({ age }) => Number.isInteger(age) && age >= 21 && age <= 64)).toEqual([]);
    expect(new Set(cast.map(({ age }) => age)).size).toBeGreaterThan(30);
  });

  it('has texts for exactly its members', () => {
    expect(Object.keys(englishTexts).sort()).toEqual(cast.map(({ slug }) => slug).sort());
  });

  it('lives at addresses that nothing else uses', () => {
    expect(repeated(cast.map(({ slug }) => slug))).toEqual([]);
    expect(failing(cast, ({ slug }) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(failing(cast, ({ slug }) => !taken.includes(slug) && !isReservedSlug(slug))).toEqual([]);
  });

  it('is tagged as official, with one style each and every tag of the vocabulary in use', () => {
    expect(
      failing(
        cast,
        ({ tags: own }) =>
          own.includes('official') &&
          own.includes('anime') !== own.includes('realistic') &&
          own.length >= 4 &&
          new Set(own).size === own.length,
      ),
    ).toEqual([]);
    expect([...new Set(cast.flatMap((one) => one.tags))].sort()).toEqual([...tags].sort());
  });

  it('speaks in all manners', () => {
    const used = cast.map(({ texts }) => texts.manner);
    expect(manners.filter((manner) => used.filter((one) => one === manner).length < 5)).toEqual([]);
  });
});

describe('their texts', () => {
  it('repeat no name', () => {
    expect(repeated(cast.map(({ texts }) => texts.name.toLowerCase()))).toEqual([]);
  });

  it('share no template between two taglines', () => {
    const taglines = cast.map(({ texts }) => texts.tagline);
    expect(shared(taglines, 3)).toEqual([]);
    expect(repeated(taglines.map((line) => words(line).slice(0, 2).join(' ')))).toEqual([]);
    expect(repeated(taglines.map(frame))).toEqual([]);
  });

  it('tell eight or more stories each, none of them twice', () => {
    const stories = cast.flatMap(({ texts }) => texts.anecdotes);
    expect(failing(cast, ({ texts }) => texts.anecdotes.length >= 8)).toEqual([]);
    expect(stories.filter((story) => sentences(story).length !== 1)).toEqual([]);
    expect(stories.filter((story) => !/[.!?]$/.test(story))).toEqual([]);
    expect(stories.filter((story) => !/\b(I|me|my|mine|we|our|us)\b/i.test(story))).toEqual([]);
    expect(shared(stories, 6)).toEqual([]);
  });

  it('begin no more than three stories of one character alike', () => {
    const opening = (story: string) => words(story).slice(0, 2).join(' ');
    expect(
      failing(cast, ({ texts }) =>
        texts.anecdotes.every(
          (story) =>
            texts.anecdotes.filter((other) => opening(other) === opening(story)).length <= 3,
        ),
      ),
    ).toEqual([]);
  });

  it('describe in two to four sentences and greet with a question', () => {
    expect(
      failing(cast, ({ texts }) => {
        const count = sentences(texts.description).length;
        return count >= 2 && count <= 4;
      }),
    ).toEqual([]);
    expect(failing(cast, ({ texts }) => texts.greeting.includes('?'))).toEqual([]);
    expect(
      shared(
        cast.map(({ texts }) => texts.greeting),
        5,
      ),
    ).toEqual([]);
    expect(
      shared(
        cast.map(({ texts }) => texts.description),
        5,
      ),
    ).toEqual([]);
  });

  it('carry four or more interests that a user can touch on', () => {
    const interests = cast.flatMap(({ slug, texts }) =>
      texts.interests.map((interest) => ({ slug: `${slug}: ${interest.topic}`, ...interest })),
    );
    expect(failing(cast, ({ texts }) => texts.interests.length >= 4)).toEqual([]);
    expect(failing(interests, ({ keywords }) => keywords.length >= 6)).toEqual([]);
    expect(failing(interests, ({ keywords }) => repeated(keywords).length === 0)).toEqual([]);
    expect(
      failing(interests, ({ keywords }) => keywords.every((word) => /^[a-z][a-z -]*$/.test(word))),
    ).toEqual([]);
    expect(failing(interests, ({ question }) => question.endsWith('?'))).toEqual([]);
    expect(failing(interests, ({ remark }) => /[.!]$/.test(remark))).toEqual([]);
    expect(
      shared(
        interests.map(({ remark }) => remark),
        6,
      ),
    ).toEqual([]);
    expect(repeated(interests.map(({ question }) => words(question).join(' ')))).toEqual([]);
  });

  it('keep to lengths that fit a card, a profile and a prompt', () => {
    const within = (text: string, least: number, most: number) =>
      text.length >= least && text.length <= most;
    expect(failing(cast, ({ texts }) => within(texts.name, 2, 24))).toEqual([]);
    expect(failing(cast, ({ texts }) => within(texts.tagline, 15, 70))).toEqual([]);
    expect(failing(cast, ({ texts }) => within(texts.description, 120, 400))).toEqual([]);
    expect(failing(cast, ({ texts }) => within(texts.greeting, 50, 260))).toEqual([]);
    expect(failing(cast, ({ texts }) => within(texts.speaking, 60, 260))).toEqual([]);
    expect(
      cast.flatMap(({ texts }) => texts.anecdotes).filter((story) => !within(story, 25, 160)),
    ).toEqual([]);
  });

  it('are trimmed, with typographic apostrophes and no stray spaces', () => {
    expect(
      cast
        .flatMap(everyText)
        .filter((text) => text !== text.trim() || /\s\s|'|"|\.\.\.|[\u0000-\u001f]/.test(text)),
    ).toEqual([]);
  });
});

describe('their portraits', () => {
  const folder = new URL('../../../public/portraits/', import.meta.url);

  it('exist for everybody, in their own colours', () => {
    expect(
      Object.fromEntries(
        Object.entries(portraits).map(([slug, { colors, shots }]) => [
          slug,
          { colors, shots: shots.map(({ name, sources }) => [name, sources.map((s) => s.width)]) },
        ]),
      ),
    ).toEqual(
      Object.fromEntries(
        drawn.map(({ slug, drawing }) => [
          slug,
          {
            colors: drawing?.palette,
            shots: [
              ['main', [320, 640, 960]],
              ['second', [640]],
              ['near', [640]],
              ['wide', [640]],
            ],
          },
        ]),
      ),
    );
  });

  it('are exactly the files of the folder, at most 150 kB a character', async () => {
    const named = Object.values(portraits)
      .flatMap(({ shots }) => shots)
      .flatMap(({ sources, veil }) => [veil, ...sources.flatMap(({ avif, webp }) => [avif, webp])]);
    const veils = Object.values(pictures).flatMap(({ sent }) => sent.map(({ veil }) => veil));
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.includes('.'));
    const ofPersonas = Object.values(personaFaces)
      .flat()
      .flatMap(({ sources }) => sources)
      .flatMap(({ avif, webp }) => [avif, webp]);
    const ofArticles = Object.values(await readPictures())
      .flatMap(({ sources }) => sources)
      .flatMap(({ avif, webp }) => [avif, webp].map((file) => file.replace('/portraits/', '')));
    expect(files.sort()).toEqual([...named, ...veils, ...ofPersonas, ...ofArticles].sort());
    const sizeOf = async (file: string) => (await stat(new URL(file, folder))).size;
    const sizes = await Promise.all(
      cast.map(async ({ slug }) => {
        const own = await Promise.all(
          files.filter((file) => file.startsWith(`${slug}/`)).map(sizeOf),
        );
        return { slug, size: own.reduce((sum, size) => sum + size, 0) };
      }),
    );
    expect(failing(sizes, ({ size }) => size <= 150 * 1024)).toEqual([]);
    const all = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(all).toBeLessThan(cast.length * 125 * 1024);
  });

  it('are, for a persona of each gender, of eight adults with all that one chooses by', () => {
    for (const faces of Object.values(personaFaces)) {
      expect(faces).toHaveLength(8);
      for (const { age, hair, skin, place } of faces) {
        expect(age).toBeGreaterThan(25);
        expect([faceTraits.hair, faceTraits.skin, faceTraits.place]).toEqual([
          expect.arrayContaining([hair]),
          expect.arrayContaining([skin]),
          expect.arrayContaining([place]),
        ]);
      }
      for (const trait of ['skin', 'place'] as const)
        expect(new Set(faces.map((face) => face[trait]))).toEqual(new Set(faceTraits[trait]));
    }
  });

  it('are AVIF and WebP by content', async () => {
    const heads = await Promise.all(
      Object.values(portraits).map(async ({ shots }) => {
        const source = shots[0]?.sources[0];
        if (source === undefined) return [];
        const avif = await readFile(new URL(source.avif, folder));
        const webp = await readFile(new URL(source.webp, folder));
        return [avif.toString('latin1', 4, 12), webp.toString('latin1', 8, 12)];
      }),
    );
    expect([...new Set(heads.map(([avif, webp]) => `${avif} ${webp}`))]).toEqual(['ftypavif WEBP']);
  });
});
