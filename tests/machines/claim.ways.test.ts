import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { claimMachine } from '../../src/machines/claim/claimMachine';
import type { Profile } from '../../src/machines/session/sessionTypes';
import { createProfile } from '../support/fixtures/sessions';
import { done, fault, startRun } from '../support/machines';

const nextAt = '2026-11-23T12:00:00.000Z';
const later = '2026-11-24T12:00:00.000Z';
const confirm = { type: 'claim.confirm' };
const claimed = done('claimDesires', { kind: 'answered', isClaimed: true, nextAt });
const notYet = done('claimDesires', { kind: 'answered', isClaimed: false, nextAt });
const unconfirmed = done('claimDesires', { kind: 'unconfirmed' });
const told = (changes: Partial<Profile>) => ({
  type: 'profile.changed',
  profile: createProfile(changes),
});

async function after(events: readonly AnyEventObject[], profile: Partial<Profile> = {}) {
  const run = startRun({
    machine: (world) =>
      claimMachine.provide({ actors: { dueClock: world.openPort(), claimDesires: world.held() } }),
    input: ({ owner }) => ({ owner, profile: createProfile(profile) }),
  });
  await run.performAll(events);
  const snapshot = run.actor.getSnapshot();
  return { ...run, tags: ['busy', 'resting'].filter((tag) => snapshot.hasTag(tag)) };
}

describe('the claim of the day', () => {
  it.each([
    ['due', [], {}, []],
    ['waiting', [], { nextClaimAt: nextAt }, ['resting']],
    ['claiming', [confirm], {}, ['busy']],
    ['claimed', [confirm, claimed], {}, []],
    ['notYet', [confirm, notYet], {}, ['resting']],
    ['unconfirmed', [confirm, unconfirmed], {}, []],
    ['failed', [confirm, fault('claimDesires')], {}, []],
  ] as const)('is %s after %j', async (value, events, profile, tags) => {
    const run = await after(events, profile);
    expect([run.value(), run.tags]).toEqual([value, tags]);
  });

  it.each([
    ['a failure', fault('claimDesires')],
    ['a claim that nobody confirmed', unconfirmed],
  ])('is made once more after %s', async (_, answer) => {
    const run = await after([confirm, answer, confirm]);
    expect(run.value()).toBe('claiming');
    expect(run.world.inputsOf('claimDesires')).toHaveLength(2);
  });

  it('is due by itself once the address is confirmed, and not before', async () => {
    const run = await after([confirm, unconfirmed, told({ isEmailConfirmed: false })]);
    expect(run.value()).toBe('unconfirmed');
    run.send(told({ isEmailConfirmed: true }));
    expect(run.value()).toBe('due');
    expect(run.world.inputsOf('claimDesires')).toHaveLength(1);
  });

  it.each([
    ['before it', [told({ balanceVersion: 4 }), confirm]],
    [
      'during a claim that failed',
      [confirm, told({ balanceVersion: 4 }), fault('claimDesires'), confirm],
    ],
  ] as const)('names the balance that was told %s', async (_, events) => {
    const run = await after([...events, claimed]);
    expect(run.world.notices).toEqual([
      { type: 'claim.answered', amount: 100, version: 4, nextAt },
    ]);
  });

  it('is due again when the profile says so, whatever the answer was', async () => {
    const run = await after([confirm, claimed, told({ nextClaimAt: later })]);
    expect(run.value()).toBe('claimed');
    run.world.clock.increment(6_000);
    expect(run.value()).toBe('waiting');
    expect(run.world.inputsOf('dueClock')).toEqual([{ at: later }]);
  });

  it('that was not due waits for its hour, also where the profile tells another', async () => {
    const run = await after([confirm, notYet]);
    expect(run.world.inputsOf('dueClock')).toEqual([{ at: nextAt }]);
    run.send(told({ nextClaimAt: later }));
    expect(run.value()).toBe('waiting');
    expect(run.world.inputsOf('dueClock').at(-1)).toEqual({ at: later });
    run.send({ type: 'claim.due' });
    expect(run.value()).toBe('due');
  });

  it('is of the one whose profile it was begun with', async () => {
    const run = await after([told({ id: 'another' })], { id: 'user-7' });
    expect(run.context().userId).toBe('user-7');
  });

  it('of a profile that tells the same hour goes on as it was', async () => {
    const run = await after([told({ nextClaimAt: nextAt, balanceVersion: 7 })], {
      nextClaimAt: nextAt,
    });
    expect(run.world.inputsOf('dueClock')).toEqual([{ at: nextAt }]);
    expect(run.context().balanceVersion).toBe(7);
  });
});
