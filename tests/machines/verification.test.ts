import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { verificationMachine } from '../../src/machines/verification/verificationMachine';
import { createProfile } from '../support/fixtures/sessions';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const unconfirmed = createProfile({ isEmailConfirmed: false });
const profile = createProfile({ isEmailConfirmed: true });
const noCode = done('takeCode', null);
const aCode = done('takeCode', 'ABCD2345');
const never = { type: 'mail.recalled', waitMs: null };
const longAgo = { type: 'mail.recalled', waitMs: 0 };
const lately = { type: 'mail.recalled', waitMs: 20_000 };
const submit = { type: 'verification.submit', code: 'EFGH6789' };
const resend = { type: 'verification.resend' };
const elsewhere = { type: 'profile.changed', profile };
const confirmed = done('activate', { kind: 'confirmed', profile });
const wrong = done('activate', { kind: 'wrong' });
const limited = done('activate', { kind: 'limited', retryAfterMs: 30_000 });
const already = done('activate', { kind: 'already' });
const sent = done('resend', { kind: 'sent', waitMs: 60_000 });
const alreadyThen = done('resend', { kind: 'already' });
const untilNext = after('untilNext', 'verification.open.mail.waiting');

const verificationRun = {
  machine: (world) =>
    verificationMachine.provide({
      actors: {
        lastMail: world.openPort(),
        takeCode: world.held(),
        activate: world.held(),
        resend: world.held(),
      },
    }),
  input: ({ owner }: World) => ({ owner, profile: unconfirmed }),
  delays: { untilNext: ({ context }) => Number(context['waitMs']) },
} satisfies Run<typeof verificationMachine>;

testChart('verification', {
  ...verificationRun,
  alphabet: [
    noCode,
    aCode,
    fault('takeCode'),
    never,
    longAgo,
    lately,
    submit,
    resend,
    elsewhere,
    { type: 'profile.changed', profile: unconfirmed },
    confirmed,
    wrong,
    limited,
    already,
    fault('activate'),
    sent,
    done('resend', { kind: 'limited', retryAfterMs: 30_000 }),
    alreadyThen,
    fault('resend'),
    untilNext,
  ],
  mayRest: ['confirmed'],
  invariant: (snapshot) => {
    const isChecking = snapshot.matches({ open: { code: 'checking' } });
    expect(snapshot.hasTag('busy')).toBe(isChecking || snapshot.matches('looking'));
    if (isChecking) expect(snapshot.context.problem).toBeNull();
    expect(snapshot.context.waitMs).toBeGreaterThanOrEqual(0);
  },
});

describe('confirming an address', () => {
  it('tries the code of a link at once, and asks for no mail', async () => {
    const run = startRun(verificationRun);
    await run.performAll([aCode, never]);
    expect(run.world.inputsOf('activate')).toEqual([{ code: 'ABCD2345' }]);
    expect(run.world.inputsOf('resend')).toEqual([]);
    await run.perform(confirmed);
    expect(run.value()).toBe('confirmed');
    expect(run.world.notices).toEqual([{ type: 'email.confirmed', profile }]);
  });

  it('asks for one mail by itself, and for none where one was asked for before', async () => {
    const first = startRun(verificationRun);
    await first.performAll([noCode, never]);
    expect(first.world.inputsOf('resend').length).toBe(1);
    await first.perform(sent);
    expect(first.world.commands).toEqual([{ type: 'mail.note', waitMs: 60_000 }]);
    const second = startRun(verificationRun);
    await second.performAll([noCode, longAgo]);
    expect(second.world.inputsOf('resend')).toEqual([]);
  });

  it('hears what the device remembers, however soon that is said', async () => {
    const fact = { type: 'mail.recalled', waitMs: 20_000 };
    const run = startRun({
      ...verificationRun,
      machine: (world) =>
        verificationRun.machine(world).provide({
          actors: { lastMail: fromCallback(({ sendBack }) => sendBack(fact)) },
        }),
    });
    await run.perform(noCode);
    expect(run.value()).toEqual({ open: { code: 'asking', mail: 'waiting' } });
  });

  it('sends another mail after a minute, and not before', async () => {
    const run = startRun(verificationRun);
    await run.performAll([noCode, lately, resend]);
    run.world.clock.increment(19_999);
    await run.perform(resend);
    expect(run.world.inputsOf('resend')).toEqual([]);
    run.world.clock.increment(1);
    await run.performAll([resend, resend, sent]);
    expect(run.world.inputsOf('resend').length).toBe(1);
    run.world.clock.increment(60_000);
    await run.perform(resend);
    expect(run.world.inputsOf('resend').length).toBe(2);
  });

  it('says what was wrong with a code, and takes the next one', async () => {
    const run = startRun(verificationRun);
    await run.performAll([noCode, longAgo, submit, submit, wrong]);
    expect(run.world.inputsOf('activate').length).toBe(1);
    expect(run.context().problem).toEqual({ kind: 'wrong' });
    await run.performAll([submit, fault('activate')]);
    expect(run.context().problem).toEqual({ kind: 'unreachable' });
    await run.performAll([submit, limited]);
    expect(run.context().problem).toEqual({ kind: 'limited', retryAfterMs: 30_000 });
    await run.performAll([submit, already]);
    expect(run.value()).toBe('confirmed');
    expect(run.world.notices).toEqual([{ type: 'email.confirmedBefore' }]);
  });

  it('ends where the address was confirmed in another tab, without a word of its own', async () => {
    const run = startRun(verificationRun);
    await run.performAll([noCode, longAgo, submit, elsewhere]);
    expect(run.value()).toBe('confirmed');
    expect(run.world.notices).toEqual([]);
  });

  it('asks nothing of who is confirmed', () => {
    const run = startRun({ ...verificationRun, input: ({ owner }) => ({ owner, profile }) });
    expect(run.value()).toBe('confirmed');
    expect(run.world.inputsOf('takeCode')).toEqual([]);
  });
});
