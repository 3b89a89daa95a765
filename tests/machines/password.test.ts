import { describe, expect, it } from 'vitest';
import { passwordMachine } from '../../src/machines/password/passwordMachine';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const noToken = done('takeToken', null);
const aToken = done('takeToken', 'the-token');
const ask = { type: 'password.ask', email: 'ada@example.org' };
const form = { password: 'a newer password', passwordRepeat: 'a newer password' };
const save = { type: 'password.save', form };
const again = { type: 'password.again' };
const retry = { type: 'password.retry' };
const logIn = { type: 'password.logIn' };
const limited = { kind: 'refused', problem: { kind: 'limited', retryAfterMs: 30_000 } };
const mismatch = {
  kind: 'refused',
  problem: { kind: 'fields', errors: { passwordRepeat: 'mismatch' } },
};
const asked = done('askForMail', { kind: 'asked' });
const good = done('checkToken', { kind: 'good' });
const saved = done('savePassword', { kind: 'saved' });

const passwordRun = {
  machine: (world) =>
    passwordMachine.provide({
      actors: {
        takeToken: world.held(),
        askForMail: world.held(),
        checkToken: world.held(),
        savePassword: world.held(),
      },
    }),
  input: ({ owner }: World) => ({ owner }),
} satisfies Run<typeof passwordMachine>;

testChart('password', {
  ...passwordRun,
  alphabet: [
    noToken,
    aToken,
    fault('takeToken'),
    ask,
    save,
    again,
    retry,
    logIn,
    asked,
    done('askForMail', limited),
    fault('askForMail'),
    good,
    done('checkToken', { kind: 'invalid' }),
    done('checkToken', { kind: 'expired' }),
    done('checkToken', limited),
    fault('checkToken'),
    saved,
    done('savePassword', { kind: 'invalid' }),
    done('savePassword', { kind: 'expired' }),
    done('savePassword', mismatch),
    fault('savePassword'),
  ],
  invariant: (snapshot) => {
    const { context } = snapshot;
    const isSaving = snapshot.matches('saving');
    expect(context.form.password === '').toBe(!isSaving);
    if (snapshot.matches('saved') || snapshot.matches('refused')) expect(context.token).toBe('');
    if (snapshot.hasTag('busy')) expect(context.problem).toBeNull();
  },
});

describe('a forgotten password', () => {
  it('asks for one mail, however often it is clicked, and says the same for every address', async () => {
    const run = startRun(passwordRun);
    await run.performAll([noToken, ask, ask, asked]);
    expect(run.world.inputsOf('askForMail')).toEqual([{ email: 'ada@example.org' }]);
    expect(run.value()).toBe('mailed');
    await run.perform(again);
    expect(run.value()).toBe('asking');
    expect(run.context().email).toBe('ada@example.org');
  });

  it('sets the password behind the link, and leads on to the login', async () => {
    const run = startRun(passwordRun);
    await run.performAll([aToken, good, save, save, saved]);
    expect(run.world.inputsOf('savePassword')).toEqual([{ token: 'the-token', form }]);
    expect(run.value()).toBe('saved');
    expect(run.context()).toMatchObject({ token: '', form: { password: '', passwordRepeat: '' } });
    await run.perform(logIn);
    expect(run.world.notices).toEqual([{ type: 'login.wanted' }]);
  });

  it.each(['invalid', 'expired'])('leads from a link that is %s to another mail', async (kind) => {
    const before = startRun(passwordRun);
    await before.performAll([aToken, done('checkToken', { kind })]);
    expect(before.value()).toEqual({ refused: kind });
    const meanwhile = startRun(passwordRun);
    await meanwhile.performAll([aToken, good, save, done('savePassword', { kind })]);
    expect(meanwhile.value()).toEqual({ refused: kind });
    await meanwhile.perform(again);
    expect(meanwhile.value()).toBe('asking');
  });

  it('asks again what could not be asked', async () => {
    const run = startRun(passwordRun);
    await run.performAll([aToken, fault('checkToken')]);
    expect(run.context().problem).toEqual({ kind: 'unreachable' });
    await run.performAll([retry, good, save, done('savePassword', mismatch)]);
    expect(run.value()).toBe('choosing');
    expect(run.context().problem).toEqual(mismatch.problem);
  });
});
