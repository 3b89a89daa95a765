import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { sessionActors } from '../../src/api/actors/session';
import { CACHED_AT } from '../../src/api/cachedFetch';
import { json, problem } from '../support/fakeFetch';
import { createProfile } from '../support/fixtures/sessions';
import { sentRequests } from '../support/sentRequests';

const body = {
  id: 'user-1',
  email: 'ada@example.com',
  name: 'Ada',
  age: 36,
  num_tokens: 100,
  balance_version: 0,
  has_subscription: false,
  is_email_confirmed: true,
  next_claim_at: null,
};
const tokens = { access: 'access-1', refresh: 'refresh-1' };
const unavailable = { kind: 'unavailable', retryAfterMs: null, jitter: 0.5 };
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

function calling(answer: () => Response | Promise<Response>) {
  const { client, sent } = sentRequests(answer);
  const { loadProfile, refreshTokens, revokeTokens } = sessionActors(client, () => 0.5);
  const { access, refresh } = tokens;
  return {
    sent,
    load: () => toPromise(createActor(loadProfile, { input: { access } }).start()),
    renew: () => toPromise(createActor(refreshTokens, { input: { refresh } }).start()),
    revoke: (known: typeof tokens | null) =>
      toPromise(createActor(revokeTokens, { input: { tokens: known } }).start()),
  };
}

describe('the profile', () => {
  it('is asked for by the access token', async () => {
    const { load, sent } = calling(() => json(body));
    expect(await load()).toEqual({ kind: 'loaded', profile: createProfile() });
    expect(sent).toEqual([
      { call: 'GET /api/profile', authorization: 'Bearer access-1', body: null },
    ]);
  });

  it('that the device kept is shown while the server cannot be reached', async () => {
    const { load } = calling(() => json(body, 200, { [CACHED_AT]: '7' }));
    expect(await load()).toEqual({ ...unavailable, cached: createProfile() });
  });

  it.each([
    ['a token that the server does not take', () => problem(401, 'x'), { kind: 'unauthorized' }],
    ['a refusal', () => problem(403, 'x'), { kind: 'refused', status: 403 }],
    ['a server that is down', () => problem(503, 'x'), { kind: 'refused', status: 503 }],
    ['no network', noNetwork, unavailable],
  ])('tells %s', async (_, answer, reply) => {
    expect(await calling(answer).load()).toEqual(reply);
  });
});

describe('a refresh', () => {
  it('sends the refresh token, and no access token', async () => {
    const { renew, sent } = calling(() => json({ access: 'access-2', refresh: 'refresh-2' }));
    expect(await renew()).toEqual({ kind: 'renewed', access: 'access-2', refresh: 'refresh-2' });
    expect(sent).toEqual([
      { call: 'POST /api/token/refresh', authorization: null, body: { refresh: 'refresh-1' } },
    ]);
  });

  it('that gives no other refresh token says so', async () => {
    const { renew } = calling(() => json({ access: 'access-2' }));
    expect(await renew()).toEqual({ kind: 'renewed', access: 'access-2', refresh: null });
  });

  it.each([
    ['401', () => problem(401, 'x'), { kind: 'refused' }],
    ['400', () => problem(400, 'x'), { kind: 'refused' }],
    ['403', () => problem(403, 'x'), unavailable],
    [
      '503',
      () => problem(503, 'x', { 'Retry-After': '7' }),
      { ...unavailable, retryAfterMs: 7000 },
    ],
    ['no network', noNetwork, unavailable],
  ])('that is answered by %s', async (_, answer, reply) => {
    expect(await calling(answer).renew()).toEqual(reply);
  });
});

describe('a logout', () => {
  it('ends the session at the server, by both tokens', async () => {
    const { revoke, sent } = calling(() => new Response(null, { status: 204 }));
    await revoke(tokens);
    expect(sent).toEqual([
      {
        call: 'POST /api/logout',
        authorization: 'Bearer access-1',
        body: { refresh: 'refresh-1' },
      },
    ]);
  });

  it('without tokens asks for nothing', async () => {
    const { revoke, sent } = calling(() => new Response(null, { status: 204 }));
    await revoke(null);
    expect(sent).toEqual([]);
  });
});
