import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { claimsOf, isAnotherUser, isSameUser } from '../../src/machines/session/tokenClaims';
import { createProfile, createReadableTokens, createTokens } from '../support/fixtures/sessions';
import { done, fault, startRun } from '../support/machines';
import { sessionRun } from './sessionRun';

const tokens = createTokens('1');
const newer = createTokens('2');
const profile = createProfile();
const loaded = { kind: 'loaded', profile };
const unauthorized = { kind: 'unauthorized' };
const unavailable = { kind: 'unavailable', retryAfterMs: null, jitter: 0.5 };
const restored = { type: 'tokens.loaded', tokens, wasLoggedIn: true };
const rejected = { type: 'token.rejected', access: tokens.access };
const renewed = done('refreshTokens', { kind: 'renewed', ...newer });
const pause = { type: 'xstate.after.rejectedPause.session.authorized.pausing' };
const reload = { type: 'profile.reload' };
const authorized = (known: unknown) => ({
  type: 'session.changed',
  session: { status: 'authorized', profile: known },
});
const guest = (ended: string | null) => ({
  type: 'session.changed',
  session: { status: 'guest', ended },
});
const nobody = {
  tokens: null,
  profile: null,
  isStale: false,
  balanceVersion: 0,
  pushedBalance: null,
  attempt: 0,
  unavailable: null,
};

async function after(...events: readonly AnyEventObject[]) {
  const run = startRun(sessionRun);
  await run.performAll(events);
  const snapshot = run.actor.getSnapshot();
  return { ...run, tags: ['waiting', 'refreshing'].filter((tag) => snapshot.hasTag(tag)) };
}

const ready = [restored, done('loadProfile', loaded)];
const confirming = [restored, done('loadProfile', unauthorized), pause, renewed];

describe('a session says whether calls wait', () => {
  it.each([
    ['loadingProfile', [restored], ['waiting']],
    ['pausing', [restored, done('loadProfile', unauthorized)], ['waiting', 'refreshing']],
    ['confirmingProfile', confirming, ['waiting']],
    ['unreachable', [restored, done('loadProfile', unavailable)], []],
    [{ ready: 'idle' }, ready, []],
    [{ ready: 'reloading' }, [...ready, reload], []],
    [{ refreshing: 'calling' }, [...ready, rejected], ['refreshing']],
    ['rereading', [...ready, rejected, done('refreshTokens', { kind: 'refused' })], ['refreshing']],
    ['backingOff', [...ready, rejected, fault('refreshTokens')], []],
  ] as const)('while it is %j', async (value, events, tags) => {
    const run = await after(...events);
    expect(run.value()).toEqual({ authorized: value });
    expect(run.tags).toEqual(tags);
  });
});

describe('a session begins with nobody', () => {
  it('and knows nothing', async () => {
    const run = await after();
    expect(run.value()).toBe('restoring');
    expect(run.context()).toMatchObject({
      ...nobody,
      ended: null,
      wasLoggedIn: false,
      isUnsaved: false,
    });
    await run.perform({ type: 'tokens.loaded', tokens: null, wasLoggedIn: false });
    expect(run.context().wasLoggedIn).toBe(false);
  });

  it('and remembers nothing of who left', async () => {
    const run = await after(
      ...ready,
      { type: 'balance.received', desires: 5, version: 9 },
      reload,
      done('reloadProfile', unavailable),
      rejected,
      done('refreshTokens', unavailable),
      { type: 'session.logout' },
    );
    expect(run.context()).toMatchObject({ ...nobody, ended: 'logout' });
    await run.perform({ type: 'session.login', tokens: newer });
    expect(run.context()).toMatchObject({ ended: null, wasLoggedIn: true, tokens: newer });
  });
});

describe('a profile call', () => {
  const calls = [
    ['loadProfile', [restored]],
    ['confirmProfile', confirming],
    ['reloadProfile', [...ready, reload]],
  ] as const;

  it.each(calls)('%s that is refused outright clears the session', async (id, events) => {
    const run = await after(...events, done(id, { kind: 'refused', status: 403 }));
    expect(run.value()).toBe('guest');
    expect(run.world.notices.at(-1)).toEqual(guest('cleared'));
    expect(run.world.commands.at(-1)).toEqual({ type: 'tokens.clear' });
  });

  it.each([
    ['loadProfile', [restored], 'unreachable'],
    ['confirmProfile', confirming, 'unreachable'],
    ['reloadProfile', [...ready, reload], { ready: 'idle' }],
  ] as const)('%s without an answer keeps the session', async (id, events, value) => {
    for (const answer of [done(id, unavailable), fault(id)]) {
      const run = await after(...events, answer);
      expect(run.value()).toEqual({ authorized: value });
      expect(run.context().attempt).toBe(value === 'unreachable' ? 1 : 0);
    }
  });

  it('confirmProfile that is refused after a refresh ends it as expired', async () => {
    const run = await after(...confirming, done('confirmProfile', unauthorized));
    expect(run.world.notices.at(-1)).toEqual(guest('expired'));
    expect(run.world.commands.at(-1)).toEqual({ type: 'tokens.clear' });
  });

  it('reloadProfile that is refused is made again with new tokens', async () => {
    const run = await after(...ready, reload, done('reloadProfile', unauthorized));
    expect(run.value()).toEqual({ authorized: 'pausing' });
    await run.performAll([pause, renewed]);
    expect(run.value()).toEqual({ authorized: { ready: 'reloading' } });
    expect(run.world.inputsOf('reloadProfile')).toEqual([
      { access: tokens.access },
      { access: newer.access },
    ]);
  });

  it('that is wanted while one is under way is made after it', async () => {
    const run = await after(restored, reload, done('loadProfile', loaded));
    expect(run.value()).toEqual({ authorized: { ready: 'reloading' } });
    await run.perform(done('reloadProfile', loaded));
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
    expect(run.context().isStale).toBe(false);
  });

  it('that is wanted before the tokens are confirmed is the one that confirms them', async () => {
    const run = await after(restored, reload, done('loadProfile', unauthorized), pause, renewed);
    expect(run.value()).toEqual({ authorized: 'confirmingProfile' });
    await run.perform(done('confirmProfile', loaded));
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
  });

  it('shows what the device kept, and reads it again', async () => {
    const cached = createProfile({ name: 'Ada, as she was' });
    const run = await after(restored, done('loadProfile', { ...unavailable, cached }));
    expect(run.world.notices.at(-1)).toEqual(authorized(cached));
    await run.performAll([{ type: 'network.online' }, done('loadProfile', loaded)]);
    expect(run.world.notices.at(-1)).toEqual(authorized(profile));
    expect(run.context()).toMatchObject({ attempt: 0, unavailable: null, isStale: false });
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
  });

  it('waits as long as the server wishes, until a fault says nothing of it', async () => {
    const busy = { ...unavailable, retryAfterMs: 60_000 };
    const run = await after(restored, done('loadProfile', busy));
    expect(run.context().unavailable).toEqual(busy);
    await run.performAll([{ type: 'page.woke', sleptMs: 0 }, fault('loadProfile')]);
    expect(run.context()).toMatchObject({ attempt: 2, unavailable: null });
  });
});

describe('a refresh', () => {
  it('keeps the refresh token that the server does not replace', async () => {
    const answer = { kind: 'renewed', access: newer.access, refresh: null };
    const run = await after(...ready, rejected, done('refreshTokens', answer));
    const kept = { access: newer.access, refresh: tokens.refresh };
    expect(run.context().tokens).toEqual(kept);
    expect(run.world.commands.at(-1)).toEqual({ type: 'tokens.write', tokens: kept });
  });

  it('that succeeds at last forgets those that did not', async () => {
    const run = await after(...ready, rejected, done('refreshTokens', unavailable));
    expect(run.context()).toMatchObject({ attempt: 1, unavailable });
    await run.performAll([{ type: 'page.woke', sleptMs: 0 }, renewed]);
    expect(run.context()).toMatchObject({ attempt: 0, unavailable: null, tokens: newer });
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
  });
});

describe('a call that is refused', () => {
  it('with the newest token ends the session, with an older one it says nothing', async () => {
    const run = await after(...ready, { type: 'session.rejected', access: 'older' });
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
    await run.perform({ type: 'session.rejected', access: tokens.access });
    expect(run.world.notices.at(-1)).toEqual(guest('expired'));
    expect(run.world.commands.at(-1)).toEqual({ type: 'tokens.clear' });
  });
});

describe('another tab', () => {
  it('that logs in lets a guest in, and needs no second copy', async () => {
    const run = await after(
      { type: 'tokens.loaded', tokens: null, wasLoggedIn: false },
      { type: 'tokens.changed', tokens },
    );
    expect(run.value()).toEqual({ authorized: 'loadingProfile' });
    expect(run.world.commands).toEqual([]);
    const still = await after(
      { type: 'tokens.loaded', tokens: null, wasLoggedIn: false },
      { type: 'tokens.changed', tokens: null },
    );
    expect(still.value()).toBe('guest');
    expect(still.world.notices).toEqual([guest(null)]);
  });

  it('that keeps the same tokens changes nothing', async () => {
    const run = await after(...ready, { type: 'tokens.changed', tokens });
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
    expect(run.world.inputsOf('confirmProfile')).toEqual([]);
  });
});

describe('a page that wakes', () => {
  it.each([
    [599_999, { ready: 'idle' }],
    [600_000, { refreshing: 'calling' }],
  ])('after %i ms has tokens of that age', async (sleptMs, value) => {
    const run = await after(...ready, { type: 'page.woke', sleptMs });
    expect(run.value()).toEqual({ authorized: value });
  });
});

describe('a login over another', () => {
  it('is kept on the device', async () => {
    const run = await after(...ready, { type: 'session.login', tokens: newer });
    expect(run.world.commands).toEqual([{ type: 'tokens.write', tokens: newer }]);
  });
});

describe('the balance and the claim', () => {
  it('are told as soon as they are known', async () => {
    const run = await after(...ready);
    const claim = { type: 'claim.answered', amount: 3, version: 0, nextAt: '2026-01-02T00:00:00Z' };
    await run.perform(claim);
    const claimed = { ...profile, desires: 103, nextClaimAt: claim.nextAt };
    expect(run.world.notices.at(-1)).toEqual(authorized(claimed));
    await run.performAll([reload, done('reloadProfile', { kind: 'loaded', profile })]);
    expect(run.world.notices.at(-1)).toEqual(authorized(profile));
  });

  it('of a later time stand against a profile that was read before', async () => {
    const run = await after(
      ...ready,
      { type: 'balance.received', desires: 8, version: 3 },
      { type: 'claim.answered', amount: 3, version: 3, nextAt: '2026-01-02T00:00:00Z' },
      reload,
      done('reloadProfile', {
        kind: 'loaded',
        profile: { ...profile, balanceVersion: 2, nextClaimAt: '2026-01-01T00:00:00Z' },
      }),
    );
    expect(run.context().profile).toMatchObject({
      balanceVersion: 3,
      desires: 8,
      nextClaimAt: '2026-01-02T00:00:00Z',
    });
  });

  it('of the same version are those of the profile', async () => {
    const run = await after(...ready, { type: 'balance.received', desires: 8, version: 3 });
    const read = { ...profile, desires: 9, balanceVersion: 3 };
    await run.perform({ type: 'profile.received', profile: read });
    expect(run.world.notices.at(-1)).toEqual(authorized(read));
    expect(run.context()).toMatchObject({ balanceVersion: 3, pushedBalance: 9 });
  });

  it('are told to nobody whose profile is not known yet', async () => {
    const run = await after(
      restored,
      { type: 'balance.received', desires: 8, version: 3 },
      { type: 'claim.answered', amount: 3, version: 3, nextAt: '2026-01-02T00:00:00Z' },
    );
    expect(run.context().profile).toBe(null);
  });
});

describe('an access token', () => {
  const holding = (claims: unknown) => `h.${btoa(JSON.stringify(claims))}.s`;

  it.each([
    ['none', null],
    ['one that is no token', 'access'],
    ['one that is no JSON', `h.${btoa('{')}.s`],
    ['one that is no base64', 'h.%.s'],
    ['nothing', holding(null)],
    ['a text', holding('ada')],
    ['no user', holding({ sid: 'session-1' })],
    ['no session', holding({ sub: 'ada' })],
    ['a number for a user', holding({ sub: 7, sid: 'session-1' })],
    ['a number for a session', holding({ sub: 'ada', sid: 7 })],
  ])('names nobody: %s', (_, access) => {
    expect(claimsOf(access)).toBe(null);
  });

  it('names its user and its session, in the letters of addresses, too', () => {
    const claims = { sub: 'a?>~', sid: '>>>???' };
    const access = holding(claims).replaceAll('+', '-').replaceAll('/', '_');
    expect(access).toMatch(/[-_]/);
    expect(claimsOf(access)).toEqual({ user: 'a?>~', session: '>>>???' });
  });

  it('is of the same user, of another, or of nobody knows whom', () => {
    const [ada, later, bob] = [
      createReadableTokens('ada', 1).access,
      createReadableTokens('ada', 2).access,
      createReadableTokens('bob', 1).access,
    ];
    expect([isSameUser(ada, later), isAnotherUser(ada, later)]).toEqual([true, false]);
    expect([isSameUser(ada, bob), isAnotherUser(ada, bob)]).toEqual([false, true]);
    for (const [one, other] of [
      [ada, 'unread'],
      ['unread', ada],
      ['unread', 'unread'],
    ] as const) {
      expect([isSameUser(one, other), isAnotherUser(one, other)]).toEqual([false, false]);
    }
  });
});
