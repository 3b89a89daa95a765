import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../support/seed';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Query = Record<string, string>;

const inOrder = seed.characters.map(({ slug }) => slug);
const page = async (query: Query, token?: string) => {
  const answer = await server.call('listBots', { query, ...(token !== undefined && { token }) });
  const { results, next_param: next } = expectStatus(answer, 200).body;
  return { slugs: results.map(({ slug }) => slug), next };
};

async function rest({ slugs, next }: { slugs: string[]; next: string | null }, token?: string) {
  const all = [...slugs];
  for (let cursor = next; cursor !== null;) {
    const one = await page({ size: '60', c: cursor }, token);
    all.push(...one.slugs);
    cursor = one.next;
  }
  return all;
}

const prefer = async (preference: string, token: string) =>
  expectStatus(await server.call('updateProfile', { token, body: { preference } }), 200);

const leading = seed.characters
  .filter(({ slug, tags }) => {
    const manner = seed.texts.en[slug]?.manner;
    return manner === 'bold' || manner === 'terse' || tags.includes('confident');
  })
  .map(({ slug }) => slug);
const byLeading = [...leading, ...inOrder.filter((slug) => !leading.includes(slug))];

describe('the preference of a member', () => {
  it('has whom it fits first, everybody else after them, and nobody twice', async () => {
    const { access } = await server.join();
    expect(await rest(await page({ size: '7' }, access), access)).toEqual(inOrder);
    await prefer('dominant', access);
    expect(await rest(await page({ size: '7' }, access), access)).toEqual(byLeading);
  });

  it.each(['dominant', 'submissive', 'non-traditional'])(
    'fits a part of the cast where it is %s, enough for a screen',
    async (preference) => {
      const { slugs } = await page({ size: '60', preference });
      const moved = slugs.findIndex((slug, at) => slug !== inOrder[at]);
      expect(moved).toBeGreaterThanOrEqual(0);
      const all = await rest(await page({ size: '60', preference }));
      expect([...all].sort()).toEqual([...inOrder].sort());
      const places = all.map((slug) => inOrder.indexOf(slug));
      const turn = places.findIndex((place, at) => place < (places[at - 1] ?? -1));
      expect(turn).toBeGreaterThanOrEqual(20);
      expect(turn).toBeLessThanOrEqual(inOrder.length / 2);
    },
  );

  it('is that of the first page for all pages after it', async () => {
    const { access } = await server.join();
    await prefer('dominant', access);
    const first = await page({ size: '4' }, access);
    await prefer('submissive', access);
    expect(await rest(first, access)).toEqual(byLeading);
    await prefer('no-preference', access);
    expect(await rest(await page({ size: '4' }, access), access)).toEqual(inOrder);
  });

  it('gives way to the one that is asked for', async () => {
    const { access } = await server.join();
    await prefer('submissive', access);
    expect(await rest(await page({ size: '4', preference: 'dominant' }, access), access)).toEqual(
      byLeading,
    );
  });

  it('leaves the other orders and those of other people as they are', async () => {
    const { access } = await server.join();
    await prefer('dominant', access);
    const newest = [...inOrder].reverse().slice(0, 5);
    expect((await page({ sort: 'new', size: '5' }, access)).slugs).toEqual(newest);
    expect((await page({ size: '5' })).slugs).toEqual(inOrder.slice(0, 5));
  });

  it('comes after how well somebody fits what is searched for', async () => {
    const other = seed.characters.find(({ slug }) => !leading.includes(slug))?.slug ?? '';
    const q = seed.texts.en[other]?.name ?? '';
    expect((await page({ q, preference: 'dominant' })).slugs[0]).toBe(other);
  });

  it('is refused where it is none', async () => {
    const answer = await server.call('listBots', { query: { preference: 'x' } });
    expect(Object.keys(expectStatus(answer, 400).body.errors ?? {})).toEqual(['preference']);
  });
});
