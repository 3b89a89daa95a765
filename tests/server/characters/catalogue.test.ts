import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters } from '../../../server/database/schema';
import { seed } from '../../support/seed';
import { characterId, seedCharacters } from '../../../server/seed/seed';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const inOrder = seed.characters.map(({ slug }) => slug);
const page = async (query: Record<string, string> = {}) =>
  expectStatus(await server.call('listBots', { query }), 200).body;
const slugsOf = ({ results }: { results: { slug: string }[] }) => results.map(({ slug }) => slug);

async function allPages(query: Record<string, string>, after: string | null = null) {
  const slugs: string[] = [];
  let cursor = after;
  do {
    const next = await page({ ...query, ...(cursor !== null && { c: cursor }) });
    slugs.push(...slugsOf(next));
    cursor = next.next_param;
  } while (cursor !== null);
  return slugs;
}

const countChats = async (slug: string, count: number) => {
  await server.services.database
    .update(characters)
    .set({ chatsStarted: count })
    .where(eq(characters.slug, slug));
  await server.services.catalogue.reload();
};

describe('the list', () => {
  it('begins in the order of the seed, with a whole character each', async () => {
    const { results } = await page({ size: '3' });
    const [first] = results;
    const facts = seed.characters[0];
    const texts = seed.texts.en[facts?.slug ?? ''];
    expect(results.map(({ slug }) => slug)).toEqual(inOrder.slice(0, 3));
    expect(first).toEqual({
      id: characterId(facts?.slug ?? ''),
      slug: facts?.slug,
      name: texts?.name,
      age: facts?.age,
      gender: facts?.gender,
      tagline: texts?.tagline,
      description: texts?.description,
      tags: facts?.tags,
      kind: 'official',
      is_premium: facts?.isPremium,
      portrait: {
        colors: seed.portraits[facts?.slug ?? '']?.colors,
        sources: [320, 640, 960].map((width, index) => ({
          width,
          avif: expect.stringMatching(/^\/portraits\/.+\.avif$/),
          webp: first?.portrait.sources[index]?.webp,
        })),
      },
    });
  });

  it.each([
    ['popular', 3],
    ['new', 4],
    ['name', 7],
  ])('sorted by %s in pages of %i has every character once', async (sort, size) => {
    const slugs = await allPages({ sort, size: String(size) });
    expect([...slugs].sort()).toEqual([...inOrder].sort());
  });

  it('has the newest first, or names by alphabet, where asked', async () => {
    expect(await allPages({ sort: 'new' })).toEqual([...inOrder].reverse());
    const named = await page({ sort: 'name', size: '60' });
    const names = named.results.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('keeps its order over the pages when popularity changes in between', async () => {
    const first = await page({ size: '4' });
    const last = inOrder.at(-1) ?? '';
    await countChats(last, 50);
    expect(slugsOf(await page({ size: '1' }))).toEqual([last]);
    const rest = await allPages({ size: '60' }, first.next_param);
    expect([...slugsOf(first), ...rest]).toEqual(inOrder);
    await countChats(last, 0);
  });

  it.each([
    ['made up', 'bm90LWEtY3Vyc29y'],
    ['of no known form', '%%%'],
  ])('refuses a cursor that is %s', async (_, c) => {
    const answer = await server.call('listBots', { query: { c } });
    expect(expectStatus(answer, 400).body.errors).toEqual({
      c: [{ code: 'invalid', message: 'Not a valid value' }],
    });
  });

  it.each(['popular', 'name'])('goes on by %s when the language changes', async (sort) => {
    const first = await page({ size: '5', sort });
    const rest = await server.call('listBots', {
      query: { size: '60', sort, c: first.next_param ?? '' },
      headers: { 'accept-language': 'ru' },
    });
    const slugs = [...slugsOf(first), ...slugsOf(expectStatus(rest, 200).body)];
    expect(slugs).toHaveLength(65);
    expect(slugs).toEqual((await allPages({ sort })).slice(0, 65));
  });

  it('refuses the cursor of another filter', async () => {
    const { next_param } = await page({ size: '2' });
    const answer = await server.call('listBots', { query: { c: next_param ?? '', q: 'tea' } });
    expectStatus(answer, 400);
  });

  it.each(['0', '61', '1.5', 'many', ''])('refuses the size "%s"', async (size) => {
    const answer = await server.call('listBots', { query: { size } });
    expect(Object.keys(expectStatus(answer, 400).body.errors ?? {})).toEqual(['size']);
  });
});

describe('filters', () => {
  const withAny = (...tags: string[]) =>
    seed.characters
      .filter((character) => character.tags.some((tag) => tags.includes(tag)))
      .map(({ slug }) => slug);

  it('lists characters with any of the tags', async () => {
    expect(await allPages({ tags: 'cooking' })).toEqual(withAny('cooking'));
    expect(await allPages({ tags: 'cooking, night-owl', size: '2' })).toEqual(
      withAny('cooking', 'night-owl'),
    );
    expect(await page({ tags: 'no-such-tag' })).toMatchObject({ results: [], next_param: null });
  });

  it('finds words in the name without regard to case and accents', async () => {
    const [slug, texts] = Object.entries(seed.texts.en)[0] ?? [];
    const shouted = texts?.name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase() ?? '';
    expect(await allPages({ q: shouted })).toContain(slug);
  });

  it('wants every word, in any of the texts', async () => {
    const [first] = seed.characters;
    const texts = seed.texts.en[first?.slug ?? ''];
    const q = `${texts?.name} ${texts?.tagline} ${first?.tags[0]}`;
    expect(await allPages({ q })).toEqual([first?.slug]);
    expect(await allPages({ q: `${q} zzzzz` })).toEqual([]);
  });

  it.each(["'; drop table characters; --", '%', '_', '\\'])('X5 takes %s as words', async (q) => {
    expect(await allPages({ q })).toEqual([]);
    expect((await allPages({})).length).toBe(inOrder.length);
  });

  it('counts tags, the most frequent first', async () => {
    const { results } = expectStatus(await server.call('listBotTags'), 200).body;
    const counts = new Map<string, number>();
    for (const tag of seed.characters.flatMap(({ tags }) => tags)) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    expect(Object.fromEntries(results.map(({ tag, count }) => [tag, count]))).toEqual(
      Object.fromEntries(counts),
    );
    const numbers = results.map(({ count }) => count);
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  });
});

describe('one character', () => {
  it('comes with greeting and gallery', async () => {
    const slug = inOrder[0] ?? '';
    const { body } = expectStatus(await server.call('getBot', { params: { slug } }), 200);
    const shots = seed.portraits[slug]?.shots ?? [];
    expect(body.greeting).toBe(seed.texts.en[slug]?.greeting);
    expect(body.gallery.map(({ sources }) => sources.length)).toEqual(
      shots.map(({ sources }) => sources.length),
    );
    expect(body.gallery[0]).toEqual({
      id: 'main',
      ...body.portrait,
      setting: seed.settings[slug]?.['main'],
    });
  });

  it.each(['ines', 'margit', 'vesper'])(
    '%s comes with six others like it, premium ones last',
    async (slug) => {
      const { body } = expectStatus(await server.call('getBot', { params: { slug } }), 200);
      const { similar, tags } = body;
      expect(similar.length).toBe(6);
      expect(slugsOf({ results: similar })).not.toContain(slug);
      const premium = similar.map(({ is_premium }) => is_premium);
      expect(premium).toEqual([...premium].sort((one, other) => Number(one) - Number(other)));
      const telling = tags.filter((tag) => tag !== 'official' && tag !== 'realistic');
      for (const other of similar)
        expect(other.tags.some((tag) => telling.includes(tag))).toBe(true);
    },
  );

  it('is 404 where nobody has that name', async () => {
    const params = { slug: 'nobody-of-that-name' };
    const { body } = expectStatus(await server.call('getBot', { params }), 404);
    expect(body.code).toBe('not-found');
  });

  it.each(['Ines', "x' or 1=1", 'ä'])('%s is no slug', async (slug) => {
    expectStatus(await server.call('getBot', { params: { slug } }), 400);
  });
});

describe('the seed', () => {
  it('can be sown again, changed, shortened and restored', async () => {
    const { database, catalogue } = server.services;
    const [first, second] = inOrder;
    if (first === undefined || second === undefined) throw new Error('The seed is too short');
    const rows = () => database.select().from(characters).orderBy(characters.slug);
    const before = await rows();
    await seedCharacters(database, seed);
    expect(await rows()).toEqual(before);

    const texts = { ...seed.texts.en };
    const changed = texts[second];
    if (changed === undefined) throw new Error('No texts');
    texts[second] = { ...changed, tagline: 'Another tagline' };
    const shorter = seed.characters.filter(({ slug }) => slug !== first);
    await seedCharacters(database, {
      ...seed,
      characters: shorter,
      texts: { ...seed.texts, en: texts },
    });
    await catalogue.reload();
    expect(catalogue.bySlug(first)).toBeNull();
    expect(catalogue.byId(characterId(first))?.slug).toBe(first);
    expect(catalogue.bySlug(second)?.texts.en.tagline).toBe('Another tagline');

    await seedCharacters(database, seed);
    await catalogue.reload();
    expect(await allPages({})).toEqual(inOrder);
  });

  it('has fictional adults only, each with texts and portraits', () => {
    expect(seed.characters.filter(({ age }) => age < 18)).toEqual([]);
    expect(inOrder.filter((slug) => seed.texts.en[slug] === undefined)).toEqual([]);
    expect(inOrder.filter((slug) => seed.portraits[slug] === undefined)).toEqual([]);
  });
});
