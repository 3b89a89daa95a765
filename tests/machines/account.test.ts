import { describe, expect, it } from 'vitest';
import { accountMachine } from '../../src/machines/account/accountMachine';
import { devicesMachine } from '../../src/machines/account/devicesMachine';
import { emailChangeMachine } from '../../src/machines/account/emailChangeMachine';
import { exportMachine } from '../../src/machines/account/exportMachine';
import { accountDeletionMachine } from '../../src/machines/account/accountDeletionMachine';
import { mailWishesMachine } from '../../src/machines/account/mailWishesMachine';
import { passwordChangeMachine } from '../../src/machines/account/passwordChangeMachine';
import { phone, thisDevice, unknown } from '../support/fixtures/account';
import { createProfile } from '../support/fixtures/sessions';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const owned = ({ owner }: World) => ({ owner });
const refused = { kind: 'refused', problem: { kind: 'limited', retryAfterMs: 30_000 } };
const profile = createProfile({ email: 'new@example.org' });

const begin = { type: 'emailChange.begin' };
const submit = {
  type: 'emailChange.submit',
  form: { email: 'new@example.org', currentPassword: 'a good password' },
};
const code = { type: 'emailChange.confirm', code: 'ABCD2345' };
const resend = { type: 'emailChange.resend' };
const nothingWaits = { kind: 'answered', waiting: null };
const waits = { kind: 'answered', waiting: { email: 'new@example.org', waitMs: 60_000 } };
const untilNext = after('untilNext', 'emailChange.waiting.mail.sent');

const emailRun = {
  machine: (world) =>
    emailChangeMachine.provide({
      actors: {
        readEmailChange: world.held(),
        askForEmail: world.held(),
        confirmEmail: world.held(),
        resendEmailCode: world.held(),
        cancelEmailChange: world.held(),
      },
    }),
  input: owned,
  delays: { untilNext: 60_000 },
} satisfies Run<typeof emailChangeMachine>;

testChart('emailChange', {
  ...emailRun,
  code: 'emailRun',
  alphabet: [
    done('readEmailChange', nothingWaits),
    done('readEmailChange', waits),
    fault('readEmailChange'),
    { type: 'emailChange.retry' },
    begin,
    { type: 'emailChange.leave' },
    submit,
    done('askForEmail', waits),
    done('askForEmail', refused),
    fault('askForEmail'),
    code,
    done('confirmEmail', { kind: 'confirmed', profile }),
    done('confirmEmail', { kind: 'taken' }),
    done('confirmEmail', refused),
    fault('confirmEmail'),
    resend,
    done('resendEmailCode', waits),
    done('resendEmailCode', nothingWaits),
    done('resendEmailCode', refused),
    fault('resendEmailCode'),
    { type: 'emailChange.cancel' },
    done('cancelEmailChange', nothingWaits),
    fault('cancelEmailChange'),
    untilNext,
  ],
  invariant: (snapshot) => {
    const { waiting, form } = snapshot.context;
    expect(waiting !== null).toBe(snapshot.matches('waiting'));
    // The password is kept no longer than it takes to ask.
    if (!snapshot.matches('asking')) expect(form.currentPassword).toBe('');
    const isConfirming = snapshot.matches({ waiting: { code: 'confirming' } });
    expect(snapshot.hasTag('busy')).toBe(isConfirming || snapshot.matches('asking'));
  },
});

describe('another address', () => {
  it('is asked for once, confirmed by its code, and told to the owner', async () => {
    const run = startRun(emailRun);
    await run.performAll([done('readEmailChange', nothingWaits), begin, submit, submit]);
    expect(run.world.inputsOf('askForEmail')).toEqual([submit.form]);
    await run.performAll([done('askForEmail', waits), code, code]);
    expect(run.world.inputsOf('confirmEmail')).toEqual([{ code: 'ABCD2345' }]);
    await run.perform(done('confirmEmail', { kind: 'confirmed', profile }));
    expect(run.world.notices).toEqual([{ type: 'email.confirmed', profile }]);
    expect(run.value()).toBe('resting');
  });

  it('keeps what was typed after a refusal, but for the password', async () => {
    const run = startRun(emailRun);
    await run.performAll([done('readEmailChange', nothingWaits), begin, submit]);
    await run.perform(done('askForEmail', refused));
    expect(run.context().form).toEqual({ email: 'new@example.org', currentPassword: '' });
    expect(run.context().problem).toEqual(refused.problem);
  });

  it('that the server says waits for nothing ends the change', async () => {
    const run = startRun(emailRun);
    await run.performAll([done('readEmailChange', nothingWaits), begin, submit]);
    await run.perform(done('askForEmail', nothingWaits));
    expect(run.value()).toBe('resting');
  });

  it('sends its code again after a minute, not before', async () => {
    const run = startRun(emailRun);
    await run.perform(done('readEmailChange', waits));
    run.world.clock.increment(59_999);
    await run.perform(resend);
    expect(run.world.inputsOf('resendEmailCode')).toEqual([]);
    run.world.clock.increment(1);
    await run.performAll([resend, resend]);
    expect(run.world.inputsOf('resendEmailCode').length).toBe(1);
  });
});

const open = { type: 'passwordChange.begin' };
const save = {
  type: 'passwordChange.submit',
  form: { currentPassword: 'old one', password: 'new one', passwordRepeat: 'new one' },
};

const passwordChangeRun = {
  machine: (world) => passwordChangeMachine.provide({ actors: { changePassword: world.held() } }),
} satisfies Run<typeof passwordChangeMachine>;

testChart('passwordChange', {
  ...passwordChangeRun,
  alphabet: [
    open,
    { type: 'passwordChange.leave' },
    save,
    done('changePassword', { kind: 'changed' }),
    done('changePassword', refused),
    fault('changePassword'),
  ],
  invariant: (snapshot) => {
    const isSaving = snapshot.matches('saving');
    expect(snapshot.hasTag('busy')).toBe(isSaving);
    expect(snapshot.context.form.password === '').toBe(!isSaving);
    if (isSaving || snapshot.matches('changed')) expect(snapshot.context.problem).toBeNull();
  },
});

const all = [thisDevice, phone, unknown];
const listed = done('listDevices', all);
const endPhone = { type: 'devices.end', id: 'phone' };
const endAll = { type: 'devices.endAll' };

const devicesRun = {
  machine: (world) =>
    devicesMachine.provide({
      actors: { listDevices: world.held(), endDevice: world.held(), endEverywhere: world.held() },
    }),
  input: owned,
} satisfies Run<typeof devicesMachine>;

testChart('devices', {
  ...devicesRun,
  alphabet: [
    listed,
    fault('listDevices'),
    { type: 'devices.retry' },
    { type: 'devices.reread' },
    endPhone,
    done('endDevice'),
    fault('endDevice'),
    endAll,
    done('endEverywhere'),
    fault('endEverywhere'),
  ],
  mayRest: ['shown'],
  invariant: (snapshot) => {
    const { devices, endingId } = snapshot.context;
    if (snapshot.matches('shown')) expect(devices).toContainEqual(thisDevice);
    if (snapshot.matches({ shown: 'ending' })) expect(endingId).toBe('phone');
  },
});

describe('the devices', () => {
  it('are logged out one by one, each once, and never this one', async () => {
    const run = startRun(devicesRun);
    await run.performAll([listed, { type: 'devices.end', id: 'this' }, endPhone, endPhone, endAll]);
    expect(run.world.inputsOf('endDevice')).toEqual([{ id: 'phone' }]);
    expect(run.world.inputsOf('endEverywhere')).toEqual([]);
    await run.perform(done('endDevice'));
    expect(run.context().devices).toEqual([thisDevice, unknown]);
    expect(run.world.notices).toEqual([]);
  });

  it('A2 everywhere ends the session here once the server has ended them all', async () => {
    const run = startRun(devicesRun);
    await run.performAll([listed, endAll, fault('endEverywhere')]);
    expect(run.world.notices).toEqual([]);
    await run.performAll([endAll, endAll, done('endEverywhere')]);
    expect(run.world.inputsOf('endEverywhere').length).toBe(2);
    expect(run.world.notices).toEqual([{ type: 'account.left' }]);
  });
});

const choose = (reminders: boolean) => ({ type: 'mailWishes.choose', wishes: { reminders } });
const without = { reminders: false };
const wanted = { reminders: true };
const noMails = done('readMailWishes', without);

const mailsRun = {
  machine: (world) =>
    mailWishesMachine.provide({
      actors: { readMailWishes: world.held(), keepMailWishes: world.held() },
    }),
} satisfies Run<typeof mailWishesMachine>;

testChart('mailWishes', {
  ...mailsRun,
  code: 'mailsRun',
  alphabet: [
    noMails,
    fault('readMailWishes'),
    { type: 'mailWishes.retry' },
    choose(true),
    choose(false),
    done('keepMailWishes', wanted),
    done('keepMailWishes', without),
    fault('keepMailWishes'),
  ],
  invariant: (snapshot) => {
    const { kept, wished } = snapshot.context;
    expect(snapshot.hasTag('busy')).toBe(snapshot.matches('saving'));
    if (snapshot.matches('shown')) expect(wished).toEqual(kept);
  },
});

describe('the wishes for mails', () => {
  it('are kept one after the other, and the latest counts', async () => {
    const run = startRun(mailsRun);
    await run.performAll([choose(true), noMails, choose(true), choose(false)]);
    expect(run.world.inputsOf('keepMailWishes')).toEqual([wanted]);
    await run.perform(done('keepMailWishes', wanted));
    expect(run.world.inputsOf('keepMailWishes')).toEqual([wanted, without]);
    expect(run.context()).toMatchObject({ kept: wanted, wished: without });
    await run.perform(done('keepMailWishes', without));
    expect(run.value()).toBe('shown');
    expect(run.context()).toMatchObject({ kept: without, wished: without });
  });

  it('are as the server says, also where it says something else', async () => {
    const run = startRun(mailsRun);
    await run.performAll([noMails, choose(true), done('keepMailWishes', without)]);
    expect(run.value()).toBe('shown');
    expect(run.context()).toMatchObject({ kept: without, wished: without });
  });

  it('are tried again as they were chosen, where they did not arrive', async () => {
    const run = startRun(mailsRun);
    await run.performAll([noMails, choose(true), fault('keepMailWishes')]);
    expect(run.value()).toBe('failed');
    expect(run.context().kept).toEqual(without);
    await run.perform({ type: 'mailWishes.retry' });
    expect(run.world.inputsOf('keepMailWishes')).toEqual([wanted, wanted]);
  });
});

const wrongPassword = {
  kind: 'refused',
  problem: { kind: 'fields', errors: { currentPassword: 'wrong-password' } },
};

/** What is said where the password was asked for, by state. */
const problemAt = (snapshot: { matches: (state: { asking: string }) => boolean }) =>
  snapshot.matches({ asking: 'mistaken' })
    ? 'fields'
    : snapshot.matches({ asking: 'limited' })
      ? 'limited'
      : undefined;

const askForFile = { type: 'export.begin' };
const fetchFile = { type: 'export.submit', password: 'a good password' };

const exportRun = {
  machine: (world) => exportMachine.provide({ actors: { saveExport: world.held() } }),
} satisfies Run<typeof exportMachine>;

testChart('export', {
  ...exportRun,
  alphabet: [
    askForFile,
    { type: 'export.leave' },
    fetchFile,
    done('saveExport', { kind: 'saved' }),
    done('saveExport', refused),
    done('saveExport', wrongPassword),
    fault('saveExport'),
  ],
  invariant: (snapshot) => {
    const isFetching = snapshot.matches('fetching');
    expect(snapshot.hasTag('busy')).toBe(isFetching);
    expect(snapshot.hasTag('asking')).toBe(isFetching || snapshot.matches('asking'));
    // The password is kept no longer than it takes to ask.
    expect(snapshot.context.password === '').toBe(!isFetching);
    expect(snapshot.context.problem?.kind).toBe(problemAt(snapshot));
  },
});

describe('the file with all that is kept', () => {
  it('A9 comes for the password alone, and each wrong one is told', async () => {
    const run = startRun(exportRun);
    await run.performAll([fetchFile, askForFile]);
    expect(run.world.inputsOf('saveExport')).toEqual([]);
    await run.performAll([fetchFile, fetchFile]);
    expect(run.world.inputsOf('saveExport')).toEqual([{ password: 'a good password' }]);
    await run.perform(done('saveExport', wrongPassword));
    expect(run.value()).toEqual({ asking: 'mistaken' });
    await run.performAll([fetchFile, done('saveExport', refused)]);
    expect(run.value()).toEqual({ asking: 'limited' });
    await run.performAll([fetchFile, fault('saveExport')]);
    expect(run.value()).toEqual({ asking: 'failed' });
    await run.performAll([fetchFile, done('saveExport', { kind: 'saved' })]);
    expect(run.value()).toBe('saved');
  });
});

const leave = { type: 'accountDeletion.confirm', isTyped: true, password: 'a good password' };
const slip = { ...leave, isTyped: false };
const deleted = done('deleteAccount', { kind: 'deleted' });

const accountDeletionRun = {
  machine: (world) => accountDeletionMachine.provide({ actors: { deleteAccount: world.held() } }),
  input: owned,
} satisfies Run<typeof accountDeletionMachine>;

testChart('accountDeletion', {
  ...accountDeletionRun,
  alphabet: [
    { type: 'accountDeletion.ask' },
    { type: 'accountDeletion.keep' },
    leave,
    slip,
    deleted,
    done('deleteAccount', refused),
    done('deleteAccount', wrongPassword),
    fault('deleteAccount'),
  ],
  mayRest: ['over'],
  invariant: (snapshot) => {
    const isGoing = snapshot.matches('deleting') || snapshot.matches('over');
    expect(snapshot.hasTag('busy')).toBe(isGoing);
    expect(snapshot.hasTag('asking')).toBe(isGoing || snapshot.matches('asking'));
    expect(snapshot.context.password === '').toBe(!snapshot.matches('deleting'));
    expect(snapshot.context.problem?.kind).toBe(problemAt(snapshot));
  },
});

describe('the deletion of the account', () => {
  it('needs the word, happens once, and leads out', async () => {
    const run = startRun(accountDeletionRun);
    await run.performAll([leave, { type: 'accountDeletion.ask' }, slip]);
    expect(run.world.inputsOf('deleteAccount')).toEqual([]);
    await run.performAll([leave, leave, { type: 'accountDeletion.keep' }]);
    expect(run.world.inputsOf('deleteAccount').length).toBe(1);
    expect(run.world.notices).toEqual([]);
    await run.perform(deleted);
    expect(run.world.notices).toEqual([{ type: 'account.deleted' }]);
  });

  it('A9 goes by the password alone, and each wrong one is told', async () => {
    const run = startRun(accountDeletionRun);
    await run.performAll([{ type: 'accountDeletion.ask' }, leave]);
    expect(run.world.inputsOf('deleteAccount')).toEqual([{ password: 'a good password' }]);
    await run.perform(done('deleteAccount', wrongPassword));
    expect(run.value()).toEqual({ asking: 'mistaken' });
    await run.performAll([leave, done('deleteAccount', refused)]);
    expect(run.value()).toEqual({ asking: 'limited' });
    expect(run.world.notices).toEqual([]);
  });

  it('can be asked for again where no answer came', async () => {
    const run = startRun(accountDeletionRun);
    await run.performAll([{ type: 'accountDeletion.ask' }, leave, fault('deleteAccount'), leave]);
    expect(run.world.inputsOf('deleteAccount').length).toBe(2);
  });
});

describe('the account in the settings', () => {
  it('reads its devices again once a new password has ended the others', async () => {
    const run = startRun({
      machine: (world) =>
        accountMachine.provide({
          actors: {
            emailChange: emailRun.machine(world),
            passwordChange: passwordChangeRun.machine(world),
            devices: devicesRun.machine(world),
            mailWishes: mailsRun.machine(world),
            export: exportRun.machine(world),
            accountDeletion: accountDeletionRun.machine(world),
          },
        }),
      input: owned,
    });
    await run.perform(listed);
    const { passwordChange } = run.actor.getSnapshot().children;
    passwordChange.send(open);
    passwordChange.send(save);
    expect(run.world.inputsOf('listDevices').length).toBe(1);
    await run.perform(done('changePassword', { kind: 'changed' }));
    expect(run.world.inputsOf('listDevices').length).toBe(2);
  });
});
