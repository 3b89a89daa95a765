import { describe, expect, it, vi } from 'vitest';
import { createAuthorizedFetch, createFetch } from '../../src/api/http';
import type { TokenPort } from '../../src/api/http';
import { fakeFetch, json, problem } from '../support/fakeFetch';

const url = 'http://app.test/api/bots/available';

const setUp = (answers: Response[]) => {
  const { fetch, calls } = fakeFetch((_, index) => answers[index] ?? problem(500, 'internal'));
  const pause = vi.fn(() => Promise.resolve());
  const wrapped = createFetch({
    fetch,
    locale: () => 'de',
    pause,
    random: () => 0,
    timeoutMs: 15_000,
  });
  return { wrapped, calls, pause };
};

describe('a call', () => {
  it('names the chosen language', async () => {
    const { wrapped, calls } = setUp([json({})]);
    await wrapped(new Request(url));
    expect(calls).toEqual([
      { method: 'GET', path: '/api/bots/available', token: null, language: 'de' },
    ]);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'that changes nothing is repeated once after %i',
    async (status) => {
      const { wrapped, calls, pause } = setUp([problem(status, 'internal'), json({ fine: true })]);
      const response = await wrapped(new Request(url));
      expect(await response.json()).toEqual({ fine: true });
      expect(calls).toHaveLength(2);
      expect(pause).toHaveBeenCalledExactlyOnceWith(200, expect.any(AbortSignal));
    },
  );

  it('that changes nothing is not repeated twice', async () => {
    const { wrapped, calls } = setUp([problem(503, 'unavailable'), problem(503, 'unavailable')]);
    expect((await wrapped(new Request(url))).status).toBe(503);
    expect(calls).toHaveLength(2);
  });

  it.each([400, 401, 402, 403, 404, 410, 422, 501])('is not repeated after %i', async (status) => {
    const { wrapped, calls } = setUp([problem(status, 'x')]);
    expect((await wrapped(new Request(url))).status).toBe(status);
    expect(calls).toHaveLength(1);
  });

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('by %s is never repeated', async (method) => {
    const { wrapped, calls } = setUp([problem(503, 'unavailable')]);
    expect((await wrapped(new Request(url, { method }))).status).toBe(503);
    expect(calls).toHaveLength(1);
  });

  it('waits as long as the server wishes before the repetition', async () => {
    const { wrapped, pause } = setUp([problem(503, 'x', { 'Retry-After': '2' }), json({})]);
    await wrapped(new Request(url));
    expect(pause).toHaveBeenCalledExactlyOnceWith(2_000, expect.any(AbortSignal));
  });

  it('does not keep anyone waiting for a wish of minutes', async () => {
    const { wrapped, calls } = setUp([problem(503, 'x', { 'Retry-After': '120' })]);
    expect((await wrapped(new Request(url))).status).toBe(503);
    expect(calls).toHaveLength(1);
  });
});

describe('an authorized call', () => {
  const tokensOf = (port: Partial<TokenPort>): TokenPort => ({
    current: () => 'old',
    renew: () => Promise.reject(new Error('no renewal expected')),
    isAnotherUser: () => false,
    reject: () => undefined,
    ...port,
  });

  it('carries the token, and none for a guest', async () => {
    const { fetch, calls } = fakeFetch(() => json({}));
    await createAuthorizedFetch(fetch, tokensOf({}))(new Request(url));
    await createAuthorizedFetch(fetch, tokensOf({ current: () => null }))(new Request(url));
    expect(calls.map(({ token }) => token)).toEqual(['old', null]);
  });

  it('S2 is repeated once, body and all, with the renewed token', async () => {
    const bodies: string[] = [];
    const { calls, fetch } = fakeFetch(({ token }) =>
      token === 'old' ? problem(401, 'unauthorized') : json({}),
    );
    const renew = vi.fn(() => Promise.resolve('new'));
    const recording = async (request: Request) => {
      bodies.push(await request.clone().text());
      return fetch(request);
    };
    const call = createAuthorizedFetch(recording, tokensOf({ renew }));
    const response = await call(new Request(url, { method: 'POST', body: '{"text":"Hi"}' }));
    expect(response.status).toBe(200);
    expect(renew).toHaveBeenCalledExactlyOnceWith('old');
    expect(calls.map(({ token }) => token)).toEqual(['old', 'new']);
    expect(bodies).toEqual(['{"text":"Hi"}', '{"text":"Hi"}']);
  });

  it('S3 refused with an old token is repeated with the current one, without a refresh', async () => {
    const held = ['old', 'current'];
    const { calls, fetch } = fakeFetch(({ token }) =>
      token === 'old' ? problem(401, 'unauthorized') : json({}),
    );
    const call = createAuthorizedFetch(
      fetch,
      tokensOf({ current: () => (calls.length === 0 ? 'old' : (held[1] ?? null)) }),
    );
    expect((await call(new Request(url))).status).toBe(200);
    expect(calls.map(({ token }) => token)).toEqual(['old', 'current']);
  });

  it('S7 is not repeated in the name of somebody else', async () => {
    const { calls, fetch } = fakeFetch(() => problem(401, 'unauthorized'));
    const isAnotherUser = vi.fn(() => true);
    const call = createAuthorizedFetch(
      fetch,
      tokensOf({ current: () => (calls.length === 0 ? 'ada' : 'bob'), isAnotherUser }),
    );
    const request = new Request(url, { method: 'PATCH', body: '{"name":"Ada"}' });
    expect((await call(request)).status).toBe(401);
    expect(calls.map(({ token }) => token)).toEqual(['ada']);
    expect(isAnotherUser).toHaveBeenCalledExactlyOnceWith('ada', 'bob');
  });

  it('refused again ends the session', async () => {
    const { fetch } = fakeFetch(() => problem(401, 'unauthorized'));
    const reject = vi.fn();
    const call = createAuthorizedFetch(
      fetch,
      tokensOf({ renew: () => Promise.resolve('new'), reject }),
    );
    expect((await call(new Request(url))).status).toBe(401);
    expect(reject).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('stays refused, and the session untouched, where no new token is to be had', async () => {
    const { calls, fetch } = fakeFetch(() => problem(401, 'unauthorized'));
    const reject = vi.fn();
    const call = createAuthorizedFetch(
      fetch,
      tokensOf({ renew: () => Promise.resolve(null), reject }),
    );
    expect((await call(new Request(url))).status).toBe(401);
    expect(calls).toHaveLength(1);
    expect(reject).not.toHaveBeenCalled();
  });
});
