import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { fetchPage } from '../../src/api/actors/prefetch';
import { watchNetwork } from '../../src/browser/network';
import { articleCards } from '../support/fixtures/articles';
import { characterProfile, someCharacters } from '../support/fixtures/someCharacters';
import { hearing } from '../support/hearing';

const origin = 'https://pages.test';
const toBody = ({ isPremium, ...bot }: ReturnType<typeof characterProfile>) => ({
  ...bot,
  is_premium: isPremium,
});
const character = { route: 'character', locale: 'de', data: toBody(characterProfile(0)) };
const wish = { path: '/ines', pattern: '/:slug', hasPayload: true, locale: 'de' };

const ask = (
  answer: () => Promise<Response>,
  { input = wish, code = async (): Promise<unknown> => undefined } = {},
) => {
  const requests: Request[] = [];
  const codes: string[] = [];
  const logic = fetchPage(
    (request) => {
      requests.push(request);
      return answer();
    },
    origin,
    (pattern) => {
      codes.push(pattern);
      return code();
    },
  );
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => undefined });
  return { actor: actor.start(), requests, codes, reply: toPromise(actor) };
};
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

describe('a page ahead of its visitor', () => {
  it('comes with its code, in the language that is wanted, and without a token', async () => {
    const { requests, codes, reply } = ask(json(character));
    expect(await reply).toEqual({
      kind: 'fetched',
      payload: { route: 'character', locale: 'de', character: characterProfile(0) },
    });
    expect(codes).toEqual(['/:slug']);
    expect(requests.map(({ url }) => url)).toEqual([`${origin}/ines/_payload.json`]);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ 'accept-language': 'de' });
  });

  it('is the list of the articles for the blog', async () => {
    const articles = [...articleCards];
    const { reply } = ask(json({ route: 'blog', locale: 'de', data: { articles } }), {
      input: { path: '/blog', pattern: '/blog', hasPayload: true, locale: 'de' },
    });
    expect(await reply).toEqual({
      kind: 'fetched',
      payload: { route: 'blog', locale: 'de', reading: { kind: 'list', locale: 'de', articles } },
    });
  });

  it('is the first page of the catalogue for Explore', async () => {
    const page = someCharacters(2);
    const data = {
      results: page.map(({ isPremium, ...bot }) => ({ ...bot, is_premium: isPremium })),
      next_param: 'c1',
    };
    const { requests, reply } = ask(json({ route: 'catalogue', locale: 'en', data }), {
      input: { path: '/', pattern: '/', hasPayload: true, locale: 'en' },
    });
    expect(await reply).toEqual({
      kind: 'fetched',
      payload: { route: 'catalogue', locale: 'en', page: { characters: page, next: 'c1' } },
    });
    expect(requests[0]?.url).toBe(`${origin}/_payload.json`);
  });

  it('is its code alone where the rule names no payload', async () => {
    const input = { path: '/chat', pattern: '/chat', hasPayload: false, locale: 'en' };
    const { requests, codes, reply } = ask(json({}), { input });
    expect(await reply).toEqual({ kind: 'fetched', payload: null });
    expect([requests, codes]).toEqual([[], ['/chat']]);
  });

  it('comes without its code, which its visitor will miss', async () => {
    const { reply } = ask(json(character), { code: () => Promise.reject(new Error('404')) });
    expect(await reply).toMatchObject({ kind: 'fetched', payload: { route: 'character' } });
  });

  it.each([429, 503])('waits for a server that answers %i', async (status) => {
    expect(await ask(json({}, status)).reply).toEqual({ kind: 'busy' });
  });

  it.each([
    ['an unknown character', json({ code: 'not-found' }, 404)],
    ['a page in place of a file', async () => new Response('<!doctype html>')],
    ['another kind of page', json({ route: 'unheard', locale: 'de', data: {} })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails over %s', async (_, answer) => {
    await expect(ask(answer).reply).rejects.toThrow();
  });

  it('is aborted with its actor', () => {
    const { actor, requests } = ask(() => new Promise(() => undefined));
    expect(requests[0]?.signal.aborted).toBe(false);
    actor.stop();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

class FakeConnection extends EventTarget {
  saveData = false;
  effectiveType = '4g';
  change(to: Partial<FakeConnection>) {
    Object.assign(this, to);
    this.dispatchEvent(new Event('change'));
  }
}

describe('the network', () => {
  const hear = (connection?: FakeConnection) =>
    hearing(watchNetwork(connection === undefined ? {} : { connection }));
  const network = (isSparing: boolean) => ({ type: 'network.changed', isSparing });

  it('is spared for who saves data, and on 2g, as that changes', () => {
    const connection = new FakeConnection();
    const { heard, stop } = hear(connection);
    connection.change({ saveData: true });
    connection.change({ saveData: false });
    connection.change({ effectiveType: 'slow-2g' });
    connection.change({ effectiveType: '2g' });
    connection.change({ effectiveType: '3g' });
    expect(heard).toEqual([false, true, false, true, true, false].map(network));
    stop();
    connection.change({ saveData: true });
    expect(heard.length).toBe(6);
  });

  it('is not spared where the browser does not tell', () => {
    expect(hear().heard).toEqual([]);
  });
});
