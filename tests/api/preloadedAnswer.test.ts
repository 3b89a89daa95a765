import { describe, expect, it, vi } from 'vitest';
import {
  withPreloadedAnswer,
  type PreloadedAnswer,
  type PreloadScope,
} from '../../src/browser/preloadedAnswer';

const url = 'http://localhost/api/bots/available?size=30&sort=popular';
const call = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
  new Request(url, { headers: { 'Accept-Language': 'de', ...headers }, ...init });

function setUp(
  response: PreloadedAnswer['response'] = Promise.resolve({ body: 'early', init: {} }),
) {
  response.catch(() => undefined);
  const scope: PreloadScope = { preloadedAnswer: { url, language: 'de', response } };
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(new Response('late')),
  );
  const early = withPreloadedAnswer(scope, fetch);
  return { scope, fetch, textOf: async (request: Request) => (await early(request)).text() };
}

describe('the early answer', () => {
  it('is taken by the first call that fits, and by none after it', async () => {
    const { fetch, textOf } = setUp();
    expect(await textOf(call())).toBe('early');
    expect(fetch).not.toHaveBeenCalled();
    expect(await textOf(call())).toBe('late');
  });

  it.each([
    ['in another language', call({ 'Accept-Language': 'ru' })],
    ['with a token', call({ Authorization: 'Bearer a.b.c' })],
    ['that changes something', call({}, { method: 'POST' })],
    ['for something else', new Request(`${url}&q=sea`, { headers: { 'Accept-Language': 'de' } })],
  ])('is not for a call %s, and waits for its own', async (_, other) => {
    const { textOf } = setUp();
    expect(await textOf(other)).toBe('late');
    expect(await textOf(call())).toBe('early');
  });

  it('is asked for again where it did not come through', async () => {
    const { fetch, textOf } = setUp(Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(call())).toBe('late');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('does not hold a call that is given up', async () => {
    const { textOf } = setUp(new Promise<never>(() => undefined));
    const controller = new AbortController();
    const waiting = textOf(call({}, { signal: controller.signal }));
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is not asked for any more once the application is there', () => {
    expect(setUp().scope.preloadedAnswer).toBeNull();
  });

  it('of nobody changes nothing', async () => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>(() =>
      Promise.resolve(new Response('late')),
    );
    const response = await withPreloadedAnswer({}, fetch)(call());
    expect(await response.text()).toBe('late');
  });
});
