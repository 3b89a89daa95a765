import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededPayloads } from '../../../scripts/build/seededPayloads';
import { characters } from '../../../server/database/schema';
import { seed } from '../../support/seed';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const slug = seed.characters[0]?.slug ?? '';
const inLanguage = (locale: string) => ({ headers: { 'accept-language': locale } });
const first = async (locale = 'en') =>
  expectStatus(await server.call('getCataloguePayload', inLanguage(locale)), 200);
const character = async (locale = 'en') =>
  expectStatus(
    await server.call('getCharacterPayload', { params: { slug }, ...inLanguage(locale) }),
    200,
  );

describe('the payload of Explore', () => {
  it.each(['en', 'de', 'ru', 'es', 'ch'])('is the first page of the list in %s', async (locale) => {
    const query = { size: '30', sort: 'popular' };
    const list = await server.call('listBots', { query, ...inLanguage(locale) });
    expect((await first(locale)).body).toEqual({
      route: 'catalogue',
      locale,
      data: expectStatus(list, 200).body,
    });
  });

  it('ends in a cursor that the list goes on from', async () => {
    const { next_param: c } = (await first()).body.data;
    const rest = expectStatus(await server.call('listBots', { query: { c: c ?? '' } }), 200);
    expect(rest.body.results.map((bot) => bot.slug)).toEqual(
      seed.characters.slice(30, 60).map((facts) => facts.slug),
    );
  });
});

describe('the payload of a character', () => {
  it.each(['en', 'de', 'ru', 'es', 'ch'])('is the character in %s', async (locale) => {
    const bot = await server.call('getBot', { params: { slug }, ...inLanguage(locale) });
    expect((await character(locale)).body).toEqual({
      route: 'character',
      locale,
      data: expectStatus(bot, 200).body,
    });
  });

  it.each(['nobody-here', 'assets', 'create'])('is not there for %s', async (unknown) => {
    const answer = await server.call('getCharacterPayload', { params: { slug: unknown } });
    expect(expectStatus(answer, 404).body.code).toBe('not-found');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what caches do with a payload', () => {
  it('they ask each time, and hear that it is the same', async () => {
    for (const ask of [first, character]) {
      const { headers } = await ask();
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('vary')?.toLowerCase()).toContain('accept-language');
      expect((await ask()).headers.get('etag')).toBe(headers.get('etag'));
      expect((await ask('de')).headers.get('etag')).not.toBe(headers.get('etag'));
    }
    const { headers } = await character();
    const known = { 'if-none-match': `"other", ${headers.get('etag') ?? ''}` };
    const again = await server.send('getCharacterPayload', { params: { slug }, headers: known });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([
      304,
      '',
      headers.get('etag'),
    ]);
    const german = await server.send('getCharacterPayload', {
      params: { slug },
      headers: { ...known, 'accept-language': 'de' },
    });
    expect(german.status).toBe(200);
  });

  it('they tell the languages apart from the encodings, too', async () => {
    const answer = await fetch(new URL('/_payload.json', server.origin), {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')?.toLowerCase()).toMatch(/accept-language.*accept-encoding/);
  });
});

it('a token changes nothing, not even a broken one', async () => {
  const { access } = await server.join();
  for (const token of [access, 'broken']) {
    const answer = await server.call('getCharacterPayload', { params: { slug }, token });
    expect(expectStatus(answer, 200).body).toEqual((await character()).body);
  }
});

it('the calls of an address are counted', async () => {
  const limits = { ...server.services.config.limits, callsPerMinute: 1 };
  const small = await startTestServer({ config: { limits } });
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await small.call('getCharacterPayload', { params: { slug } })).status);
  await small.stop();
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

describe('the payloads of a static host', () => {
  const payloads = seededPayloads(seed);

  it('are those that a new server gives, in English', async () => {
    expect([...payloads.keys()]).toEqual([
      '/',
      ...seed.characters.map((facts) => `/${facts.slug}`),
    ]);
    expect(payloads.get(`/${slug}`)).toEqual((await character()).body);
    const { data, ...rest } = (await first()).body;
    expect(payloads.get('/')).toEqual({
      ...rest,
      data: { ...data, next_param: expect.any(String) },
    });
  });

  it('end in a cursor that a server goes on from, however its ranking has changed', async () => {
    const payload = payloads.get('/');
    if (payload?.route !== 'catalogue') throw new Error('No first page');
    const c = payload.data.next_param ?? '';
    await server.services.database
      .update(characters)
      .set({ chatsStarted: 9 })
      .where(inArray(characters.position, [0, 31, 70]));
    await server.services.catalogue.reload();
    const rest = expectStatus(await server.call('listBots', { query: { c, size: '60' } }), 200);
    expect(rest.body.results.map((bot) => bot.slug)).toEqual(
      seed.characters.slice(30, 90).map((facts) => facts.slug),
    );
  });
});
