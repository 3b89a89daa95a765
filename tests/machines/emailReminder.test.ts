import { describe, expect, it } from 'vitest';
import { emailReminderMachine } from '../../src/machines/emailReminder/emailReminderMachine';
import { screens } from '../../src/app/screens';
import { createProfile } from '../support/fixtures/sessions';
import { startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const reminderRun = {
  machine: (world) => emailReminderMachine.provide({ actors: { reminderStorage: world.port() } }),
  input: () => undefined,
} satisfies Run<typeof emailReminderMachine>;

const DAY_MS = 86_400_000;
const recalled = (waitMs: number) => ({ type: 'reminder.recalled', waitMs });
const putAway = { type: 'reminder.putAway' };

testChart('emailReminder', {
  ...reminderRun,
  alphabet: [recalled(0), recalled(1000), putAway],
  invariant: (snapshot) => {
    expect(snapshot.hasTag('reminding')).toBe(snapshot.matches('shown'));
    expect(snapshot.can(putAway)).toBe(snapshot.matches('shown'));
    expect(snapshot.context.waitMs > 0 || !snapshot.matches('away')).toBe(true);
  },
});

describe('the card that asks to confirm the email', () => {
  it.each([
    ['/chat', true],
    ['/settings', true],
    ['/', false],
    ['/:slug', false],
    ['/verify', false],
    ['/password', false],
    ['/removal', false],
    ['/email/unsubscribe', false],
    ['/settings/desires', false],
    ['/audio', false],
  ])('is wanted on %s: %s, while the email is unconfirmed', (pattern, isWanted) => {
    const about = (isEmailConfirmed: boolean) =>
      screens.emailReminder.about({
        pattern,
        params: {},
        overlay: null,
        isMember: true,
        member: createProfile({ isEmailConfirmed }),
      });
    expect([about(false) !== undefined, about(true)]).toEqual([isWanted, undefined]);
  });

  it('is shown once it is known that it was not put away, and not before', async () => {
    const run = startRun(reminderRun);
    expect(run.value()).toBe('recalling');
    await run.perform(recalled(0));
    expect([run.value(), run.world.commands]).toEqual(['shown', []]);
  });

  it('stays away for a day after it was put away, which is written down once', async () => {
    const run = startRun(reminderRun);
    await run.performAll([recalled(0), putAway, putAway]);
    expect([run.value(), run.world.commands]).toEqual([
      'away',
      [{ type: 'reminder.write', waitMs: DAY_MS }],
    ]);
    run.world.clock.increment(DAY_MS - 1);
    expect(run.value()).toBe('away');
    run.world.clock.increment(1);
    expect(run.value()).toBe('shown');
  });

  it('stays away for the rest of the day of an earlier visit', async () => {
    const run = startRun(reminderRun);
    await run.perform(recalled(5000));
    run.world.clock.increment(4999);
    expect([run.value(), run.world.commands]).toEqual(['away', []]);
    run.world.clock.increment(1);
    expect(run.value()).toBe('shown');
  });

  it('goes with the one in another tab, and comes back with it', async () => {
    const run = startRun(reminderRun);
    await run.performAll([recalled(0), recalled(DAY_MS)]);
    expect([run.value(), run.world.commands]).toEqual(['away', []]);
    await run.perform(recalled(3000));
    run.world.clock.increment(3000);
    expect(run.value()).toBe('shown');
  });
});
