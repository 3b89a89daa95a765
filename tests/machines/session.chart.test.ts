import { expect } from 'vitest';
import { createProfile, createReadableTokens } from '../support/fixtures/sessions';
import { after, done, fault, testChart } from '../support/machines';
import { sharedSessionRun } from './sessionRun';

const tokens = createReadableTokens('ada', 1);
const newer = createReadableTokens('ada', 2);
const bob = createReadableTokens('bob', 1);
const profile = createProfile();
const unavailable = { kind: 'unavailable', retryAfterMs: null, jitter: 0.5 };
const profileCalls = ['loadProfile', 'confirmProfile', 'reloadProfile'];

testChart('session', {
  ...sharedSessionRun,
  alphabet: [
    { type: 'tokens.loaded', tokens, wasLoggedIn: true },
    { type: 'tokens.loaded', tokens: null, wasLoggedIn: false },
    { type: 'tokens.changed', tokens: newer },
    { type: 'tokens.changed', tokens: null },
    { type: 'tokens.failed' },
    { type: 'tokens.checked' },
    { type: 'session.check' },
    { type: 'lock.granted' },
    { type: 'lock.missing' },
    { type: 'page.woke', sleptMs: 600_000 },
    { type: 'tokens.changed', tokens: bob },
    { type: 'session.login', tokens },
    { type: 'session.logout' },
    { type: 'session.deleted' },
    { type: 'session.ended' },
    { type: 'session.rejected', access: tokens.access },
    { type: 'token.rejected', access: tokens.access },
    { type: 'profile.reload' },
    { type: 'profile.received', profile },
    { type: 'balance.received', desires: 7, version: 1 },
    { type: 'network.online' },
    ...profileCalls.flatMap((id) => [
      done(id, { kind: 'loaded', profile }),
      done(id, { kind: 'unauthorized' }),
      done(id, { kind: 'refused', status: 503 }),
      done(id, unavailable),
      fault(id),
    ]),
    done('refreshTokens', { kind: 'renewed', access: newer.access, refresh: newer.refresh }),
    done('refreshTokens', { kind: 'refused' }),
    done('refreshTokens', unavailable),
    fault('refreshTokens'),
    done('readTokens', newer),
    done('readTokens', null),
    fault('readTokens'),
    after('rejectedPause', 'session.authorized.pausing'),
    after('refreshInterval', 'session.authorized.ready'),
    after('lockPatience', 'session.authorized.refreshing.queueing'),
    after('backoff', 'session.authorized.unreachable'),
    after('backoff', 'session.authorized.backingOff'),
  ],
  facts: ({ value, context }) =>
    JSON.stringify([
      value,
      context.tokens,
      context.profile,
      context.isStale,
      context.ended,
      context.attempt > 0,
    ]),
  invariant: (snapshot) => {
    const { tokens: kept, profile: known, ended, attempt, unavailable: loss } = snapshot.context;
    expect(kept !== null).toBe(snapshot.matches('authorized'));
    if (kept === null) expect(known).toBe(null);
    if (kept !== null) expect(ended).toBe(null);
    if (kept !== null) expect(snapshot.context.wasLoggedIn).toBe(true);
    if (snapshot.matches({ authorized: 'ready' }))
      expect(known).toEqual(
        known.balanceVersion === 1 ? { ...profile, desires: 7, balanceVersion: 1 } : profile,
      );
    if (['backingOff', 'unreachable'].some((name) => snapshot.matches({ authorized: name })))
      expect(attempt).toBeGreaterThan(0);
    if (snapshot.matches('guest')) expect(attempt).toBe(0);
    if (loss !== null) expect(attempt).toBeGreaterThan(0);
    expect(snapshot.hasTag('refreshing')).toBe(
      ['pausing', 'refreshing', 'rereading'].some((name) => snapshot.matches({ authorized: name })),
    );
  },
});
