import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters, favourites } from '../../../server/database/schema';
import { seed } from '../../support/seed';
import { expectStatus } from '../../support/contractClient';
import { openEvents } from '../../support/eventReader';
import { withPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const cast = seed.characters.map(({ slug }) => slug);

async function join() {
  const { access: token, id } = await server.join();
  return {
    token,
    id,
    add: (slug: string) => server.call('addFavourite', { token, params: { slug } }),
    remove: (slug: string) => server.call('removeFavourite', { token, params: { slug } }),
    async list() {
      return expectStatus(await server.call('listFavourites', { token }), 200).body.slugs;
    },
    async page(query: Record<string, string> = {}) {
      const answer = await server.call('listBots', {
        token,
        query: { favourites: 'true', ...query },
      });
      const { results, next_param: next } = expectStatus(answer, 200).body;
      return { slugs: results.map(({ slug }) => slug), next };
    },
  };
}

async function joinWith(...slugs: string[]) {
  const member = await join();
  for (const slug of slugs) {
    expectStatus(await member.add(slug), 204);
    server.clock.advance(1);
  }
  return member;
}

const first = (count: number) => cast.slice(0, count);
const at = (index: number) => cast[index] ?? '';

describe('favourites', () => {
  it('are kept, the latest first, however often each is asked for', async () => {
    const member = await joinWith(at(3), at(1), at(3), at(7));
    expect(await member.list()).toEqual([at(7), at(1), at(3)]);
    for (const slug of [at(1), at(1), at(9)]) expectStatus(await member.remove(slug), 204);
    expect(await member.list()).toEqual([at(7), at(3)]);
  });

  it('A5 belong to one user alone', async () => {
    const [one, other] = [await joinWith(at(0)), await joinWith(at(5))];
    expectStatus(await other.remove(at(0)), 204);
    expect(await one.list()).toEqual([at(0)]);
    expect((await one.page()).slugs).toEqual([at(0)]);
    expect(await other.list()).toEqual([at(5)]);
  });

  it('cannot be somebody whom nobody knows, and are removed all the same', async () => {
    const member = await join();
    expectStatus(await member.add('nobody-of-that-name'), 404);
    expectStatus(await member.add('Ines'), 400);
    expectStatus(await member.remove('nobody-of-that-name'), 204);
    expectStatus(await member.remove('Ines'), 400);
  });

  it('leave the list while the character is not on show, and come back with it', async () => {
    const member = await joinWith(at(2), at(4));
    const { database, catalogue } = server.services;
    const retire = async (retiredAt: Date | null) => {
      await database
        .update(characters)
        .set({ retiredAt })
        .where(eq(characters.slug, at(4)));
      await catalogue.reload();
    };
    await retire(new Date());
    expect(await member.list()).toEqual([at(2)]);
    expect((await member.page()).slugs).toEqual([at(2)]);
    expectStatus(await member.add(at(4)), 404);
    await retire(null);
    expect(await member.list()).toEqual([at(4), at(2)]);
  });

  it('are kept once when asked for at the same time', async () => {
    const member = await join();
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.add(at(6))));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(await member.list()).toEqual([at(6)]);
  });

  it('go with the account', async () => {
    const member = await joinWith(at(0), at(1));
    expectStatus(
      await server.call('deleteProfile', { token: member.token, body: withPassword }),
      204,
    );
    const left = await server.services.database
      .select()
      .from(favourites)
      .where(eq(favourites.userId, member.id));
    expect(left).toEqual([]);
  });
});

describe('the stream', () => {
  it('tells each change once, and nothing of what was so already', async () => {
    const member = await join();
    const events = await openEvents(server.origin, member.token);
    await events.next('ready');
    await member.add(at(0));
    await member.add(at(0));
    await member.remove(at(1));
    await member.remove(at(0));
    await member.add(at(1));
    await events.next('favourite', ({ slug }) => slug === at(1));
    await events.close();
    expect(
      events.frames.flatMap(({ event, data }) => (event === 'favourite' ? [data] : [])),
    ).toEqual([
      { slug: at(0), is_favourite: true },
      { slug: at(0), is_favourite: false },
      { slug: at(1), is_favourite: true },
    ]);
  });
});

describe('the catalogue of favourites', () => {
  it('is a filter like the others, in the order of the list', async () => {
    const member = await joinWith(at(8), at(2), at(5));
    expect(await member.page()).toEqual({ slugs: [at(2), at(5), at(8)], next: null });
    expect((await member.page({ sort: 'new' })).slugs).toEqual([at(8), at(5), at(2)]);
    const name = seed.texts.en[at(5)]?.name ?? '';
    expect((await member.page({ q: name })).slugs).toEqual([at(5)]);
    const tag = seed.characters[2]?.tags[0] ?? '';
    expect((await member.page({ tags: tag })).slugs).toContain(at(2));
  });

  it('goes on after somebody who is no favourite any more', async () => {
    const member = await joinWith(...first(5));
    const { slugs, next } = await member.page({ size: '2' });
    expect(slugs).toEqual([at(0), at(1)]);
    await member.remove(at(1));
    expect((await member.page({ size: '2', c: next ?? '' })).slugs).toEqual([at(2), at(3)]);
  });

  it('has cursors of its own', async () => {
    const member = await joinWith(...first(3));
    const { next } = await member.page({ size: '2' });
    const answer = await server.call('listBots', { token: member.token, query: { c: next ?? '' } });
    expectStatus(answer, 400);
  });

  it('is not for guests', async () => {
    expectStatus(await server.call('listBots', { query: { favourites: 'true' } }), 401);
    expectStatus(await server.call('listBots', { query: { favourites: 'false' } }), 200);
  });

  it('refuses anything but yes and no', async () => {
    const { token } = await join();
    const answer = await server.call('listBots', { token, query: { favourites: 'perhaps' } });
    expect(Object.keys(expectStatus(answer, 400).body.errors ?? {})).toEqual(['favourites']);
  });
});
