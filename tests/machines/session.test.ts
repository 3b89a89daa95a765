import { describe, expect, it } from 'vitest';
import { backoffMs } from '../../src/machines/shared/backoff';
import { createProfile, createReadableTokens, createTokens } from '../support/fixtures/sessions';
import { done, fault, startRun } from '../support/machines';
import { sessionRun, sharedSessionRun } from './sessionRun';

const tokens = createTokens('1');
const newer = createTokens('2');
const profile = createProfile();
const loaded = { kind: 'loaded', profile };
const renewed = { kind: 'renewed', access: newer.access, refresh: newer.refresh };
const unavailable = (changes = {}) => ({
  kind: 'unavailable',
  retryAfterMs: null,
  jitter: 0.5,
  ...changes,
});
const guest = (ended: string | null) => ({
  type: 'session.changed',
  session: { status: 'guest', ended },
});
const authorized = (known: unknown) => ({
  type: 'session.changed',
  session: { status: 'authorized', profile: known },
});

const restored = async () => {
  const run = startRun(sessionRun);
  await run.perform({ type: 'tokens.loaded', tokens, wasLoggedIn: true });
  return run;
};

const ready = async () => {
  const run = await restored();
  await run.perform(done('loadProfile', loaded));
  return run;
};

const refreshing = async () => {
  const run = await ready();
  await run.perform({ type: 'token.rejected', access: tokens.access });
  return run;
};

describe('session', () => {
  it('is a guest without tokens, and remembers who was here before', async () => {
    const run = startRun(sessionRun);
    await run.perform({ type: 'tokens.loaded', tokens: null, wasLoggedIn: true });
    expect(run.value()).toBe('guest');
    expect(run.context().wasLoggedIn).toBe(true);
    expect(run.world.notices).toEqual([guest(null)]);
  });

  it('loads the profile with the tokens that the device kept', async () => {
    const run = await restored();
    expect(run.world.inputsOf('loadProfile')).toEqual([{ access: tokens.access }]);
    await run.perform(done('loadProfile', loaded));
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
    expect(run.world.notices).toEqual([authorized(null), authorized(profile)]);
    expect(run.world.commands).toEqual([]);
  });

  it('keeps the tokens of a login on the device', async () => {
    const run = startRun(sessionRun);
    await run.perform({ type: 'tokens.loaded', tokens: null, wasLoggedIn: false });
    await run.perform({ type: 'session.login', tokens });
    expect(run.world.commands).toEqual([{ type: 'tokens.write', tokens }]);
    expect(run.world.notices).toEqual([guest(null), authorized(null)]);
  });

  it('shows nothing of the person before when another logs in', async () => {
    const run = await ready();
    await run.perform({ type: 'balance.received', desires: 5, version: 9 });
    await run.perform({ type: 'session.login', tokens: newer });
    expect(run.world.notices.at(-1)).toEqual(authorized(null));
    expect(run.world.inputsOf('loadProfile').at(-1)).toEqual({ access: newer.access });
    expect(run.context().balanceVersion).toBe(0);
  });

  it('waits one second after a refused profile call, then refreshes', async () => {
    const run = await restored();
    await run.perform(done('loadProfile', { kind: 'unauthorized' }));
    run.world.clock.increment(999);
    expect(run.world.inputsOf('refreshTokens')).toEqual([]);
    run.world.clock.increment(1);
    expect(run.world.inputsOf('refreshTokens')).toEqual([{ refresh: tokens.refresh }]);
    await run.perform(done('refreshTokens', renewed));
    expect(run.world.inputsOf('confirmProfile')).toEqual([{ access: newer.access }]);
    await run.perform(done('confirmProfile', loaded));
    expect(run.world.commands).toEqual([{ type: 'tokens.write', tokens: newer }]);
    expect(run.world.notices).toEqual([authorized(null), authorized(profile)]);
  });

  it('ends when the profile call is refused again with new tokens', async () => {
    const run = await restored();
    await run.perform(done('loadProfile', { kind: 'unauthorized' }));
    run.world.clock.increment(1_000);
    await run.perform(done('refreshTokens', renewed));
    await run.perform(done('confirmProfile', { kind: 'unauthorized' }));
    expect(run.world.notices).toEqual([authorized(null), guest('expired')]);
    expect(run.world.commands.at(-1)).toEqual({ type: 'tokens.clear' });
  });

  it.each([400, 403, 404, 500, 503])(
    'is cleared by the answer %d to the profile',
    async (status) => {
      const run = await restored();
      await run.perform(done('loadProfile', { kind: 'refused', status }));
      expect(run.value()).toBe('guest');
      expect(run.world.notices.at(-1)).toEqual(guest('cleared'));
      expect(run.world.commands).toEqual([{ type: 'tokens.clear' }]);
      expect(run.world.inputsOf('refreshTokens')).toEqual([]);
    },
  );

  it('survives a profile call without an answer, and asks again', async () => {
    const run = await restored();
    await run.perform(done('loadProfile', unavailable()));
    run.world.clock.increment(999);
    expect(run.world.inputsOf('loadProfile').length).toBe(1);
    run.world.clock.increment(1);
    expect(run.world.inputsOf('loadProfile').length).toBe(2);
    await run.perform(fault('loadProfile'));
    await run.perform({ type: 'network.online' });
    expect(run.world.inputsOf('loadProfile').length).toBe(3);
    expect(run.world.commands).toEqual([]);
  });

  it('refreshes ten minutes after the profile, and ten minutes after each refresh', async () => {
    const run = await ready();
    for (const round of [1, 2, 3]) {
      run.world.clock.increment(599_999);
      expect(run.world.inputsOf('refreshTokens').length).toBe(round - 1);
      run.world.clock.increment(1);
      expect(run.world.inputsOf('refreshTokens').length).toBe(round);
      await run.perform(done('refreshTokens', { kind: 'renewed', access: 'a', refresh: null }));
    }
    expect(run.context().tokens).toEqual({ access: 'a', refresh: tokens.refresh });
    expect(run.world.inputsOf('confirmProfile')).toEqual([]);
  });

  it('does not put the refresh off for a reloaded profile', async () => {
    const run = await ready();
    run.world.clock.increment(599_999);
    await run.perform({ type: 'profile.reload' });
    await run.perform(done('reloadProfile', loaded));
    run.world.clock.increment(1);
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
  });

  it('reloads the profile after the refresh that its reloading needed', async () => {
    const run = await ready();
    await run.perform({ type: 'profile.reload' });
    await run.perform(done('reloadProfile', { kind: 'unauthorized' }));
    run.world.clock.increment(1_000);
    await run.perform(done('refreshTokens', renewed));
    expect(run.world.inputsOf('reloadProfile')).toEqual([
      { access: tokens.access },
      { access: newer.access },
    ]);
  });

  it('keeps what it knows when a reload gets no answer', async () => {
    const run = await ready();
    await run.perform({ type: 'profile.reload' });
    await run.perform(done('reloadProfile', unavailable()));
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
    expect(run.context().profile).toEqual(profile);
  });

  it('reloads once more for a wish that comes during a refresh', async () => {
    const run = await refreshing();
    await run.perform({ type: 'profile.reload' });
    await run.perform(done('refreshTokens', renewed));
    expect(run.world.inputsOf('reloadProfile')).toEqual([{ access: newer.access }]);
  });

  it('A2 leaves an account that is gone without a word to the server', async () => {
    const run = await ready();
    await run.perform({ type: 'session.deleted' });
    expect(run.world.inputsOf('revokeTokens')).toEqual([]);
    expect(run.world.commands).toEqual([{ type: 'tokens.clear' }]);
    expect(run.world.notices.at(-1)).toEqual(guest('deleted'));
    expect(run.context()).toMatchObject({ tokens: null, profile: null });
  });

  it('logs out at home and on the server', async () => {
    const run = await ready();
    await run.perform({ type: 'session.logout' });
    expect(run.world.inputsOf('revokeTokens')).toEqual([{ tokens }]);
    expect(run.world.commands).toEqual([{ type: 'tokens.clear' }]);
    expect(run.world.notices.at(-1)).toEqual(guest('logout'));
    expect(run.context()).toMatchObject({ tokens: null, profile: null, wasLoggedIn: true });
  });

  it('stays logged out, and alive, when the server cannot be told', async () => {
    const run = await ready();
    await run.perform({ type: 'session.logout' });
    await run.perform(fault('revokeTokens'));
    expect(run.actor.getSnapshot().status).toBe('active');
    await run.perform({ type: 'session.login', tokens: newer });
    expect(run.value()).toEqual({ authorized: 'loadingProfile' });
    expect(run.faults).toEqual([]);
  });

  it('is ended by the server like a session that expired', async () => {
    const run = await ready();
    await run.perform({ type: 'session.ended' });
    expect(run.world.notices.at(-1)).toEqual(guest('expired'));
    expect(run.world.commands).toEqual([{ type: 'tokens.clear' }]);
    expect(run.world.inputsOf('revokeTokens')).toEqual([]);
  });

  it('takes a pushed balance once, and only a later one', async () => {
    const run = await ready();
    await run.perform({ type: 'balance.received', desires: 90, version: 2 });
    await run.perform({ type: 'balance.received', desires: 95, version: 1 });
    await run.perform({ type: 'balance.received', desires: 80, version: 2 });
    expect(run.world.notices.slice(2)).toEqual([
      authorized({ ...profile, desires: 90, balanceVersion: 2 }),
    ]);
  });

  it('lets a balance pushed during the profile call count, not the one it read', async () => {
    const run = await restored();
    await run.perform({ type: 'balance.received', desires: 70, version: 3 });
    await run.perform(done('loadProfile', loaded));
    expect(run.context().profile).toEqual({ ...profile, desires: 70, balanceVersion: 3 });
    await run.perform({ type: 'profile.reload' });
    const later = createProfile({ desires: 60, balanceVersion: 4 });
    await run.perform(done('reloadProfile', { kind: 'loaded', profile: later }));
    expect(run.context().profile).toEqual(later);
  });

  it('M1 keeps the balance of a profile against an older one that is told late', async () => {
    const run = await ready();
    const spent = createProfile({ desires: 97, balanceVersion: 2 });
    await run.perform({ type: 'profile.received', profile: spent });
    await run.perform({ type: 'balance.received', desires: 100, version: 1 });
    expect(run.context().profile).toEqual(spent);
    const older = createProfile({ name: 'Grace', desires: 100, balanceVersion: 1 });
    await run.perform({ type: 'profile.received', profile: older });
    expect(run.context().profile).toEqual({ ...spent, name: 'Grace' });
  });

  const nextAt = '2026-11-23T12:00:00.000Z';
  const claimed = { type: 'claim.answered', amount: 100, version: 0, nextAt };

  it('shows what a claim brought at once, until the server tells the balance', async () => {
    const run = await ready();
    await run.perform(claimed);
    expect(run.context().profile).toEqual({ ...profile, desires: 200, nextClaimAt: nextAt });
    await run.perform({ type: 'balance.received', desires: 200, version: 1 });
    expect(run.context().profile).toMatchObject({ desires: 200, balanceVersion: 1 });
  });

  it('M1 adds nothing to a balance that was told before the answer to the claim', async () => {
    const run = await ready();
    await run.perform({ type: 'balance.received', desires: 200, version: 1 });
    await run.perform(claimed);
    expect(run.context().profile).toMatchObject({ desires: 200, nextClaimAt: nextAt });
  });

  it('takes a saved profile as it is', async () => {
    const run = await ready();
    const saved = createProfile({ name: 'Grace' });
    await run.perform({ type: 'profile.received', profile: saved });
    expect(run.world.notices.at(-1)).toEqual(authorized(saved));
  });

  it('S7 follows the login and the logout of another tab', async () => {
    const run = startRun(sessionRun);
    await run.perform({ type: 'tokens.loaded', tokens: null, wasLoggedIn: false });
    await run.perform({ type: 'tokens.changed', tokens });
    await run.perform(done('loadProfile', loaded));
    await run.perform({ type: 'tokens.changed', tokens });
    await run.perform({ type: 'tokens.changed', tokens: newer });
    expect(run.world.inputsOf('confirmProfile')).toEqual([{ access: newer.access }]);
    await run.perform({ type: 'tokens.changed', tokens: null });
    expect(run.world.notices).toEqual([
      guest(null),
      authorized(null),
      authorized(profile),
      guest('logout'),
    ]);
    expect(run.world.commands).toEqual([]);
  });
});

describe('session, rows of the table of faults', () => {
  it('S2 many refused calls set off one refresh', async () => {
    const run = await ready();
    for (let call = 0; call < 5; call += 1)
      await run.perform({ type: 'token.rejected', access: tokens.access });
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
    await run.perform(done('refreshTokens', renewed));
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
  });

  it('S2 a call refused while the profile is asked for does not wait for its second', async () => {
    const run = await restored();
    await run.perform({ type: 'token.rejected', access: tokens.access });
    expect(run.actor.getSnapshot().hasTag('refreshing')).toBe(true);
    expect(run.world.inputsOf('refreshTokens')).toEqual([{ refresh: tokens.refresh }]);
    expect(run.world.calls.find(({ id }) => id === 'loadProfile')?.signal.aborted).toBe(true);
  });

  it('S2 calls wait through the pause of a refused profile call', async () => {
    const run = await restored();
    await run.perform(done('loadProfile', { kind: 'unauthorized' }));
    await run.perform({ type: 'token.rejected', access: tokens.access });
    expect(run.actor.getSnapshot().hasTag('refreshing')).toBe(true);
    expect(run.world.inputsOf('refreshTokens')).toEqual([]);
    run.world.clock.increment(1_000);
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
  });

  it('S3 a late refusal of an old token changes nothing', async () => {
    const run = await refreshing();
    await run.perform(done('refreshTokens', renewed));
    await run.perform({ type: 'token.rejected', access: tokens.access });
    await run.perform({ type: 'session.rejected', access: tokens.access });
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
  });

  it('S4 adopts newer tokens that another tab kept, once', async () => {
    const run = await refreshing();
    await run.perform(done('refreshTokens', { kind: 'refused' }));
    expect(run.actor.getSnapshot().hasTag('refreshing')).toBe(true);
    await run.perform(done('readTokens', newer));
    expect(run.world.inputsOf('confirmProfile')).toEqual([{ access: newer.access }]);
    await run.perform(done('confirmProfile', { kind: 'unauthorized' }));
    expect(run.world.inputsOf('readTokens').length).toBe(1);
    expect(run.world.notices.at(-1)).toEqual(guest('expired'));
  });

  it.each([
    ['the same tokens', done('readTokens', tokens)],
    ['no tokens', done('readTokens', null)],
    ['a fault', fault('readTokens')],
  ])('S4 is a guest whose session expired after a refusal and %s', async (_, found) => {
    const run = await refreshing();
    await run.perform(done('refreshTokens', { kind: 'refused' }));
    await run.perform(found);
    expect(run.world.notices.at(-1)).toEqual(guest('expired'));
    expect(run.world.commands).toEqual([{ type: 'tokens.clear' }]);
  });

  it('S4 a renewed token that is refused again ends the session', async () => {
    const run = await refreshing();
    await run.perform(done('refreshTokens', renewed));
    await run.perform({ type: 'session.rejected', access: newer.access });
    expect(run.world.notices.at(-1)).toEqual(guest('expired'));
  });

  it('S5 stays authorized without an answer, and waits longer each time', async () => {
    const run = await refreshing();
    let calls = 1;
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      await run.perform(calls % 2 ? done('refreshTokens', unavailable()) : fault('refreshTokens'));
      run.world.clock.increment(wait - 1);
      expect(run.world.inputsOf('refreshTokens').length).toBe(calls);
      run.world.clock.increment(1);
      calls += 1;
      expect(run.world.inputsOf('refreshTokens').length).toBe(calls);
    }
    expect(run.world.notices).toEqual([authorized(null), authorized(profile)]);
    await run.perform(done('refreshTokens', renewed));
    expect(run.context()).toMatchObject({ attempt: 0, unavailable: null });
  });

  it.each([
    [{ jitter: 0 }, 500],
    [{ jitter: 1 }, 1_500],
    [{ retryAfterMs: 42_000 }, 42_000],
  ])('S5 waits by jitter and by the server’s wish: %j', async (changes, wait) => {
    const run = await refreshing();
    await run.perform(done('refreshTokens', unavailable(changes)));
    run.world.clock.increment(wait - 1);
    expect(run.value()).toEqual({ authorized: 'backingOff' });
    run.world.clock.increment(1);
    expect(run.value()).toEqual({ authorized: { refreshing: 'calling' } });
  });

  it('S5 spreads by half to one and a half, from one second to one minute', () => {
    expect([1, 2, 7, 30].map((attempt) => backoffMs(attempt, null, 0))).toEqual([
      500, 1_000, 30_000, 30_000,
    ]);
    expect([1, 2, 7, 30].map((attempt) => backoffMs(attempt, null, 1))).toEqual([
      1_500, 3_000, 90_000, 90_000,
    ]);
    expect(backoffMs(3, 0, 0.5)).toBe(0);
  });

  it('S5 tries again as soon as the network is back', async () => {
    const run = await refreshing();
    await run.perform(done('refreshTokens', unavailable({ retryAfterMs: 3_600_000 })));
    await run.perform({ type: 'network.online' });
    expect(run.world.inputsOf('refreshTokens').length).toBe(2);
  });

  it('S5 does not hold calls up while it backs off', async () => {
    const run = await refreshing();
    await run.perform(done('refreshTokens', unavailable()));
    await run.perform({ type: 'token.rejected', access: tokens.access });
    expect(run.actor.getSnapshot().hasTag('refreshing')).toBe(false);
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
  });

  it('S6 throws tokens away that arrive after the logout', async () => {
    const run = await refreshing();
    await run.perform({ type: 'session.logout' });
    await run.perform(done('refreshTokens', renewed));
    expect(run.value()).toBe('guest');
    expect(run.context().tokens).toBe(null);
    expect(run.world.commands).toEqual([{ type: 'tokens.clear' }]);
    expect(run.world.calls.find(({ id }) => id === 'refreshTokens')?.signal.aborted).toBe(true);
  });

  it('S6 throws tokens away that were being read when the visitor logged out', async () => {
    const run = await refreshing();
    await run.perform(done('refreshTokens', { kind: 'refused' }));
    await run.perform({ type: 'session.logout' });
    await run.perform(done('readTokens', newer));
    expect(run.context().tokens).toBe(null);
  });

  it('S9 no clock decides: tokens are used until a call is refused, however old', async () => {
    const run = startRun(sessionRun);
    const ancient = { access: 'h.eyJleHAiOjF9.s', refresh: 'r' };
    run.world.clock.increment(86_400_000);
    await run.perform({ type: 'tokens.loaded', tokens: ancient, wasLoggedIn: true });
    expect(run.world.calls.map(({ id }) => id)).toEqual(['loadProfile']);
    await run.perform(done('loadProfile', loaded));
    expect(run.world.calls.map(({ id }) => id)).toEqual(['loadProfile']);
  });

  it('S10 says once that the device does not keep the session, and goes on', async () => {
    const run = await ready();
    await run.perform({ type: 'tokens.failed' });
    await run.perform({ type: 'tokens.failed' });
    expect(run.world.notices.slice(2)).toEqual([{ type: 'session.unsaved' }]);
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
    expect(run.context().tokens).toEqual(tokens);
  });

  it('S10 lets the visitor in as a guest when nothing can be read', async () => {
    const run = startRun(sessionRun);
    await run.perform({ type: 'tokens.failed' });
    expect(run.world.notices).toEqual([{ type: 'session.unsaved' }, guest(null)]);
    await run.perform({ type: 'session.login', tokens });
    expect(run.context().tokens).toEqual(tokens);
  });
});

const ada = (round: number) => createReadableTokens('ada', round);
const bob = createReadableTokens('bob', 1);

const beside = async () => {
  const run = startRun(sharedSessionRun);
  await run.performAll([
    { type: 'tokens.loaded', tokens: ada(1), wasLoggedIn: true },
    done('loadProfile', loaded),
  ]);
  return run;
};

const expired = async () => {
  const run = await beside();
  await run.perform({ type: 'token.rejected', access: ada(1).access });
  return run;
};

describe('session, beside other tabs', () => {
  it('S1 refreshes when its turn has come and storage holds nothing newer', async () => {
    const run = await expired();
    expect(run.world.inputsOf('refreshTokens')).toEqual([]);
    await run.perform({ type: 'lock.granted' });
    expect(run.world.commands).toEqual([{ type: 'tokens.check' }]);
    await run.perform({ type: 'tokens.changed', tokens: ada(1) });
    expect(run.world.inputsOf('refreshTokens')).toEqual([]);
    await run.perform({ type: 'tokens.checked' });
    expect(run.world.inputsOf('refreshTokens')).toEqual([{ refresh: ada(1).refresh }]);
  });

  it.each([
    ['while it waits for its turn', []],
    ['and its turn comes', [{ type: 'lock.granted' }]],
  ])('S1 takes the tokens of a tab that was faster, %s, and calls nothing', async (_, turn) => {
    const run = await expired();
    await run.performAll([...turn, { type: 'tokens.changed', tokens: ada(2) }]);
    await run.performAll([{ type: 'lock.granted' }, { type: 'tokens.checked' }]);
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
    expect(run.context().tokens).toEqual(ada(2));
    expect(run.world.calls.map(({ id }) => id)).toEqual(['loadProfile']);
  });

  it('S1 calls wait while the tab waits for its turn', async () => {
    const run = await expired();
    expect(run.actor.getSnapshot().hasTag('refreshing')).toBe(true);
    await run.perform({ type: 'lock.granted' });
    expect(run.actor.getSnapshot().hasTag('refreshing')).toBe(true);
  });

  it('S7 was logged out by another tab, though the server says first that it is over', async () => {
    const run = await beside();
    await run.perform({ type: 'session.ended' });
    expect(run.value()).toEqual({ authorized: 'ending' });
    await run.perform({ type: 'tokens.changed', tokens: null });
    expect(run.world.notices.at(-1)).toEqual(guest('logout'));
  });

  it('S10 is over at once by the server where the device could not keep the tokens', async () => {
    const run = await beside();
    await run.performAll([{ type: 'tokens.failed' }, { type: 'session.ended' }]);
    expect(run.world.notices.at(-1)).toEqual(guest('expired'));
  });

  it('S7 is a guest when its turn comes and another tab has logged out', async () => {
    const run = await expired();
    await run.performAll([{ type: 'lock.granted' }, { type: 'tokens.changed', tokens: null }]);
    expect(run.world.notices.at(-1)).toEqual(guest('logout'));
    expect(run.world.inputsOf('refreshTokens')).toEqual([]);
  });

  it('S11 goes on without the lock after five seconds', async () => {
    const run = await expired();
    run.world.clock.increment(4_999);
    expect(run.world.commands).toEqual([]);
    run.world.clock.increment(1);
    await run.perform({ type: 'tokens.checked' });
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
  });

  it('S11 goes on at once where there are no locks', async () => {
    const run = await expired();
    await run.performAll([{ type: 'lock.missing' }, { type: 'tokens.checked' }]);
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
  });

  it('S10 S11 asks without a look at storage that keeps nothing, where there are no locks or no turn', async () => {
    for (const isMissing of [true, false]) {
      const run = await expired();
      await run.perform({ type: 'tokens.failed' });
      if (isMissing) await run.perform({ type: 'lock.missing' });
      else run.world.clock.increment(5_000);
      expect(run.value()).toEqual({ authorized: { refreshing: 'calling' } });
      expect(run.world.commands).toEqual([]);
    }
  });

  it('S10 does not look at storage that does not keep what it is given', async () => {
    const run = await beside();
    await run.performAll([
      { type: 'tokens.failed' },
      { type: 'token.rejected', access: ada(1).access },
      { type: 'lock.granted' },
    ]);
    expect(run.world.commands).toEqual([]);
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
  });

  it('S7 forgets one person at once when another takes their place', async () => {
    const run = await beside();
    await run.perform({ type: 'balance.received', desires: 5, version: 9 });
    await run.perform({ type: 'tokens.changed', tokens: bob });
    expect(run.world.notices.at(-1)).toEqual(authorized(null));
    expect(run.context()).toMatchObject({ tokens: bob, profile: null, balanceVersion: 0 });
    expect(run.world.inputsOf('loadProfile').at(-1)).toEqual({ access: bob.access });
  });

  it('S7 forgets one person whose refresh was refused because of another', async () => {
    const run = await expired();
    await run.performAll([
      { type: 'lock.granted' },
      { type: 'tokens.checked' },
      done('refreshTokens', { kind: 'refused' }),
      done('readTokens', bob),
    ]);
    expect(run.world.notices.at(-1)).toEqual(authorized(null));
    expect(run.value()).toEqual({ authorized: 'loadingProfile' });
  });

  it('S8 refreshes once after eight hours asleep, however many calls wait', async () => {
    const run = await beside();
    await run.perform({ type: 'page.woke', sleptMs: 8 * 3_600_000 });
    for (let call = 0; call < 5; call += 1)
      await run.perform({ type: 'token.rejected', access: ada(1).access });
    expect(run.actor.getSnapshot().hasTag('refreshing')).toBe(true);
    await run.performAll([
      { type: 'lock.granted' },
      { type: 'tokens.checked' },
      done('refreshTokens', { kind: 'renewed', ...ada(2) }),
    ]);
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
  });

  it('S8 leaves the tokens alone after a nap', async () => {
    const run = await beside();
    await run.perform({ type: 'page.woke', sleptMs: 599_999 });
    expect(run.value()).toEqual({ authorized: { ready: 'idle' } });
  });

  it('S8 does not wait any longer when it wakes in the middle of a pause', async () => {
    const woke = { type: 'page.woke', sleptMs: 90_000 };
    const run = await restored();
    await run.performAll([done('loadProfile', unavailable({ retryAfterMs: 3_600_000 })), woke]);
    expect(run.world.inputsOf('loadProfile').length).toBe(2);
    const other = await refreshing();
    await other.performAll([done('refreshTokens', unavailable({ retryAfterMs: 3_600_000 })), woke]);
    expect(other.world.inputsOf('refreshTokens').length).toBe(2);
  });

  it('S12 reads storage when it is to be checked, and says when that is done', async () => {
    const run = await beside();
    await run.perform({ type: 'session.check' });
    expect(run.world.commands).toEqual([{ type: 'tokens.check' }]);
    await run.performAll([{ type: 'tokens.changed', tokens: null }, { type: 'tokens.checked' }]);
    expect(run.world.notices.slice(-2)).toEqual([guest('logout'), { type: 'session.checked' }]);
  });

  it('S12 has nothing to check where the device keeps nothing', async () => {
    const run = await beside();
    await run.performAll([{ type: 'tokens.failed' }, { type: 'session.check' }]);
    expect(run.world.commands).toEqual([]);
    expect(run.world.notices.at(-1)).toEqual({ type: 'session.checked' });
  });
});
