import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { isAnotherUser } from '../../src/machines/session/tokenClaims';
import type { SessionRef } from '../../src/machines/session/sessionMachine';
import { sessionMachine } from '../../src/machines/session/sessionMachine';
import type { SessionNotice } from '../../src/machines/session/sessionTypes';
import { createClient } from '../../src/api/client';
import { createAuthorizedFetch, createFetch } from '../../src/api/http';
import { sessionActors } from '../../src/api/actors/session';
import { tabLock } from '../../src/browser/tabLock';
import { createTokenPort } from '../../src/browser/tokenPort';
import { readTokens, tokenStorage } from '../../src/browser/tokenStorage';
import type { KeyValueStore } from '../../src/browser/storage';
import { brokenStore, memoryStore } from '../support/memoryStore';
import { fakeFetch, json, problem } from '../support/fakeFetch';
import type { Call } from '../support/fakeFetch';
import { FakeLocks } from '../support/tabs';
import { createReadableTokens } from '../support/fixtures/sessions';
import { recordOwner } from '../support/recordOwner';

const profile = {
  id: '0b0f6c1e-6d0c-4f5e-9d4b-1d2f6a6c7e10',
  email: 'ada@example.org',
  name: 'Ada',
  age: 36,
  num_tokens: 3,
  balance_version: 1,
  has_subscription: false,
  is_email_confirmed: false,
  next_claim_at: null,
};

const start = (
  store: KeyValueStore,
  answer: (call: Call, index: number) => Response | Promise<Response>,
  tabs = new EventTarget(),
  locks = new FakeLocks().manager,
) => {
  const { calls, fetch } = fakeFetch(answer);
  const open = createFetch({
    fetch,
    locale: () => 'en',
    pause: () => Promise.resolve(),
    random: () => 0,
    timeoutMs: 15_000,
  });
  const owner = recordOwner<SessionNotice>();
  const session: SessionRef = createActor(
    sessionMachine.provide({
      actors: {
        ...sessionActors(createClient(open, 'http://app.test'), () => 0.5),
        tokenStorage: tokenStorage(store, tabs),
        readTokens: readTokens(store),
        refreshLock: tabLock(locks, () => 'session.refresh'),
      },
    }),
    { input: { owner: owner.ref } },
  );
  session.start();
  const call = createAuthorizedFetch(
    open,
    createTokenPort(() => session, isAnotherUser),
  );
  return { session, call, calls, notices: owner.notices };
};

const tokenOf = (user: string, round: number) => createReadableTokens(user, round).access;
const signedIn = { access_token: 'old', refresh_token: 'refresh-1', was_logged_in: '1' };
const ready = (session: SessionRef) =>
  waitFor(session, (snapshot) => snapshot.matches({ authorized: 'ready' }));

afterEach(() => vi.unstubAllGlobals());

describe('calls and the session together', () => {
  it('S2 twenty refused calls share one refresh, and each is repeated at most once', async () => {
    const { store, items } = memoryStore(signedIn);
    let isExpired = false;
    const { session, call, calls } = start(store, ({ path, token }) => {
      if (path === '/api/token/refresh') return json({ access: 'new', refresh: 'refresh-2' });
      if (isExpired && token === 'old') return problem(401, 'unauthorized');
      return path === '/api/profile' ? json(profile) : json({ token });
    });
    await ready(session);
    isExpired = true;
    calls.length = 0;

    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call(new Request('http://app.test/api/chats/available'))),
    );

    expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
      Array.from({ length: 20 }, () => ({ token: 'new' })),
    );
    expect(calls.filter(({ path }) => path === '/api/token/refresh')).toHaveLength(1);
    expect(calls).toHaveLength(41);
    expect(items()).toEqual({
      access_token: 'new',
      refresh_token: 'refresh-2',
      was_logged_in: '1',
    });
  });

  it('S1 two tabs that hit expiry together refresh once, and both stay authorized', async () => {
    const { store, items } = memoryStore({ ...signedIn, access_token: tokenOf('ada', 1) });
    const locks = new FakeLocks().manager;
    let refreshes = 0;
    let isExpired = false;
    const open = () =>
      start(
        store,
        ({ path, token }) => {
          if (path === '/api/token/refresh') {
            refreshes += 1;
            return json({ access: tokenOf('ada', 2), refresh: 'refresh-2' });
          }
          if (isExpired && token !== tokenOf('ada', 2)) return problem(401, 'unauthorized');
          return json(profile);
        },
        new EventTarget(),
        locks,
      );
    const tabs = [open(), open(), open()];
    await Promise.all(tabs.map(({ session }) => ready(session)));
    isExpired = true;
    const responses = await Promise.all(
      tabs.map(({ call }) => call(new Request('http://app.test/api/chats/available'))),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refreshes).toBe(1);
    for (const { session, calls } of tabs) {
      expect(session.getSnapshot().matches({ authorized: 'ready' })).toBe(true);
      expect(calls.filter(({ path }) => path === '/api/profile').length).toBe(1);
    }
    expect(items()['refresh_token']).toBe('refresh-2');
  });

  it('S8 many calls after eight hours asleep wait for one refresh', async () => {
    const { store } = memoryStore({ ...signedIn, access_token: tokenOf('ada', 1) });
    let isExpired = false;
    const { session, call, calls } = start(store, ({ path, token }) => {
      if (path === '/api/token/refresh')
        return json({ access: tokenOf('ada', 2), refresh: 'refresh-2' });
      return isExpired && token !== tokenOf('ada', 2)
        ? problem(401, 'unauthorized')
        : json(profile);
    });
    await ready(session);
    isExpired = true;
    session.send({ type: 'page.woke', sleptMs: 8 * 3_600_000 });
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => call(new Request('http://app.test/api/chats/available'))),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(calls.filter(({ path }) => path === '/api/token/refresh').length).toBe(1);
  });

  it('S12 finds out by a look at storage that another tab logged out', async () => {
    const { store } = memoryStore(signedIn);
    const { session, notices } = start(store, () => json(profile));
    await ready(session);
    session.send({ type: 'session.check' });
    expect(session.getSnapshot().matches('authorized')).toBe(true);
    store.removeItem('access_token');
    store.removeItem('refresh_token');
    session.send({ type: 'session.check' });
    expect(notices.slice(-2)).toEqual([
      { type: 'session.changed', session: { status: 'guest', ended: 'logout' } },
      { type: 'session.checked' },
    ]);
  });

  it('S4 a refused refresh adopts the newer tokens that another tab kept', async () => {
    const { store } = memoryStore(signedIn);
    const { session, call } = start(store, ({ path, token }) => {
      if (path === '/api/token/refresh') {
        store.setItem('access_token', 'theirs');
        store.setItem('refresh_token', 'refresh-theirs');
        return problem(401, 'unauthorized');
      }
      if (path === '/api/profile') return json(profile);
      return token === 'theirs' ? json({}) : problem(401, 'unauthorized');
    });
    await ready(session);
    const response = await call(new Request('http://app.test/api/chats/available'));
    expect(response.status).toBe(200);
    expect(session.getSnapshot().context.tokens).toEqual({
      access: 'theirs',
      refresh: 'refresh-theirs',
    });
  });

  it('S4 a refused refresh with nothing newer ends as a guest', async () => {
    const { store, items } = memoryStore(signedIn);
    const { session, call, notices } = start(store, ({ path }) =>
      path === '/api/profile' ? json(profile) : problem(401, 'unauthorized'),
    );
    await ready(session);
    const response = await call(new Request('http://app.test/api/chats/available'));
    expect(response.status).toBe(401);
    expect(session.getSnapshot().value).toBe('guest');
    expect(items()).toEqual({ was_logged_in: '1' });
    expect(notices.at(-1)).toEqual({
      type: 'session.changed',
      session: { status: 'guest', ended: 'expired' },
    });
  });

  it.each([
    ['a 503', () => problem(503, 'unavailable'), null],
    ['a 429', () => problem(429, 'rate-limited', { 'Retry-After': '7' }), 7_000],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ])('S5 a refresh that meets %s keeps the session', async (_, refused, retryAfterMs) => {
    const { store } = memoryStore(signedIn);
    const { session, call } = start(store, ({ path }) => {
      if (path === '/api/profile') return json(profile);
      return path === '/api/token/refresh' ? refused() : problem(401, 'unauthorized');
    });
    await ready(session);
    const response = await call(new Request('http://app.test/api/chats/available'));
    expect(response.status).toBe(401);
    expect(session.getSnapshot().value).toEqual({ authorized: 'backingOff' });
    expect(session.getSnapshot().context.tokens).toEqual({ access: 'old', refresh: 'refresh-1' });
    expect(session.getSnapshot().context.unavailable?.retryAfterMs).toBe(retryAfterMs);
    session.stop();
  });

  it('S6 tokens that arrive after a logout are thrown away', async () => {
    const { store, items } = memoryStore(signedIn);
    let answerRefresh: (response: Response) => void = () => undefined;
    const { session, call, calls } = start(store, ({ path }) => {
      if (path === '/api/profile') return json(profile);
      if (path === '/api/logout') return new Response(null, { status: 204 });
      if (path !== '/api/token/refresh') return problem(401, 'unauthorized');
      return new Promise<Response>((resolve) => {
        answerRefresh = resolve;
      });
    });
    await ready(session);
    const waiting = call(new Request('http://app.test/api/chats/available'));
    await waitFor(session, (snapshot) => snapshot.matches({ authorized: 'refreshing' }));
    session.send({ type: 'session.logout' });
    answerRefresh(json({ access: 'late', refresh: 'late' }));
    expect((await waiting).status).toBe(401);
    expect(session.getSnapshot().value).toBe('guest');
    expect(items()).toEqual({ was_logged_in: '1' });
    expect(calls.some(({ token }) => token === 'late')).toBe(false);
  });

  it('S7 follows what another tab does to the tokens', async () => {
    class FakeStorageEvent extends Event {
      constructor(readonly key: string | null) {
        super('storage');
      }
    }
    vi.stubGlobal('StorageEvent', FakeStorageEvent);
    const { store } = memoryStore(signedIn);
    const tabs = new EventTarget();
    const { session, notices } = start(store, () => json(profile), tabs);
    await ready(session);

    store.setItem('access_token', 'theirs');
    tabs.dispatchEvent(new FakeStorageEvent('access_token'));
    expect(session.getSnapshot().context.tokens?.access).toBe('old');
    store.setItem('refresh_token', 'refresh-theirs');
    tabs.dispatchEvent(new FakeStorageEvent('refresh_token'));
    expect(session.getSnapshot().context.tokens).toEqual({
      access: 'theirs',
      refresh: 'refresh-theirs',
    });
    await ready(session);

    for (const key of ['refresh_token', null]) {
      store.removeItem('refresh_token');
      tabs.dispatchEvent(new FakeStorageEvent(key));
      expect(session.getSnapshot().value).toBe('guest');
      expect(notices.at(-1)).toEqual({
        type: 'session.changed',
        session: { status: 'guest', ended: 'logout' },
      });
      store.setItem('refresh_token', 'refresh-again');
      tabs.dispatchEvent(new FakeStorageEvent('refresh_token'));
      expect(session.getSnapshot().matches('authorized')).toBe(true);
    }
    session.stop();
  });

  it('S10 storage that refuses everything leaves a session in memory, and says so', async () => {
    const { session, notices } = start(brokenStore, ({ path }) =>
      path === '/api/profile' ? json(profile) : problem(500, 'internal'),
    );
    expect(session.getSnapshot().value).toBe('guest');
    session.send({ type: 'session.login', tokens: { access: 'a', refresh: 'r' } });
    await ready(session);
    expect(session.getSnapshot().context.tokens).toEqual({ access: 'a', refresh: 'r' });
    expect(notices.filter(({ type }) => type === 'session.unsaved')).toHaveLength(1);
  });

  it('a profile of a shape that the contract does not know is no profile', async () => {
    const { store } = memoryStore(signedIn);
    const { session } = start(store, () => json({ id: 7 }));
    await waitFor(session, (snapshot) => snapshot.matches({ authorized: 'unreachable' }));
    expect(session.getSnapshot().context.profile).toBeNull();
    session.stop();
  });
});
