import { describe, expect, it } from 'vitest';
import { claimMachine } from '../../src/machines/claim/claimMachine';
import { createProfile } from '../support/fixtures/sessions';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const nextAt = '2026-11-23T12:00:00.000Z';
const claimed = done('claimDesires', { kind: 'answered', isClaimed: true, nextAt });
const notYet = done('claimDesires', { kind: 'answered', isClaimed: false, nextAt });
const unconfirmed = done('claimDesires', { kind: 'unconfirmed' });
const stillUnconfirmed = {
  type: 'profile.changed',
  profile: createProfile({ isEmailConfirmed: false, balanceVersion: 1 }),
};
const confirmed = { type: 'profile.changed', profile: createProfile({ isEmailConfirmed: true }) };
const confirm = { type: 'claim.confirm' };
const due = { type: 'claim.due' };
const elsewhere = { type: 'profile.changed', profile: createProfile({ nextClaimAt: nextAt }) };

const claimRun = {
  machine: (world) =>
    claimMachine.provide({ actors: { dueClock: world.openPort(), claimDesires: world.held() } }),
  input: ({ owner }: World) => ({ owner, profile: createProfile() }),
  delays: { thanks: 6_000 },
} satisfies Run<typeof claimMachine>;

testChart('claim', {
  ...claimRun,
  alphabet: [
    confirm,
    due,
    elsewhere,
    { type: 'profile.changed', profile: createProfile() },
    claimed,
    notYet,
    unconfirmed,
    stillUnconfirmed,
    fault('claimDesires'),
    after('thanks', 'claim.claimed'),
  ],
  invariant: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(snapshot.matches('claiming'));
    if (snapshot.hasTag('resting')) expect(snapshot.context.nextAt).toBe(nextAt);
  },
});

describe('the daily claim', () => {
  it('M1 is made once, however often it is confirmed', async () => {
    const run = startRun(claimRun);
    await run.performAll([confirm, confirm, claimed, confirm]);
    expect(run.world.inputsOf('claimDesires').length).toBe(1);
    expect(run.world.notices).toEqual([
      { type: 'claim.answered', amount: 100, version: 0, nextAt },
    ]);
    expect(run.value()).toBe('claimed');
  });

  it('thanks for six seconds, and says then when it is due again', async () => {
    const run = startRun(claimRun);
    await run.performAll([confirm, claimed]);
    run.world.clock.increment(5_999);
    expect(run.value()).toBe('claimed');
    run.world.clock.increment(1);
    expect(run.value()).toBe('waiting');
    expect(run.world.inputsOf('dueClock')).toEqual([{ at: nextAt }]);
    await run.perform(due);
    expect(run.value()).toBe('due');
  });

  it('names the balance that was known when it was made, whatever is told meanwhile', async () => {
    const run = startRun(claimRun);
    const profile = createProfile({ balanceVersion: 1, nextClaimAt: nextAt });
    await run.performAll([confirm, { type: 'profile.changed', profile }, claimed]);
    expect(run.world.notices).toEqual([
      { type: 'claim.answered', amount: 100, version: 0, nextAt },
    ]);
  });

  it('M1 brings nothing that was claimed already, and says when the next is due', async () => {
    const run = startRun(claimRun);
    await run.performAll([confirm, notYet]);
    expect(run.value()).toBe('notYet');
    expect(run.world.notices).toEqual([{ type: 'claim.answered', amount: 0, version: 0, nextAt }]);
    await run.perform(due);
    expect(run.value()).toBe('due');
  });

  it('M1 waits where it was claimed in another tab', async () => {
    const run = startRun(claimRun);
    await run.perform(elsewhere);
    expect(run.value()).toBe('waiting');
    await run.perform(confirm);
    expect(run.world.inputsOf('claimDesires')).toEqual([]);
  });

  it('A12 asks for a confirmed address, and is due at once when it is confirmed', async () => {
    const run = startRun(claimRun);
    await run.performAll([confirm, unconfirmed, stillUnconfirmed]);
    expect(run.value()).toBe('unconfirmed');
    expect(run.world.notices).toEqual([]);
    await run.performAll([confirmed, confirm, claimed]);
    expect(run.value()).toBe('claimed');
  });

  it('A12 can be tried again another day without a confirmed address', async () => {
    const run = startRun(claimRun);
    await run.performAll([confirm, unconfirmed, confirm, claimed]);
    expect(run.value()).toBe('claimed');
  });

  it('can be tried again after a failure', async () => {
    const run = startRun(claimRun);
    await run.performAll([confirm, fault('claimDesires')]);
    expect(run.value()).toBe('failed');
    expect(run.world.notices).toEqual([]);
    await run.performAll([confirm, claimed]);
    expect(run.value()).toBe('claimed');
  });
});
