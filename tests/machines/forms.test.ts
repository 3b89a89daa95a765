import { describe, expect, it } from 'vitest';
import { loginMachine } from '../../src/machines/login/loginMachine';
import { profileFormMachine } from '../../src/machines/profileForm/profileFormMachine';
import { reportMachine } from '../../src/machines/report/reportMachine';
import { parseSubject } from '../../src/machines/report/subject';
import { signupMachine } from '../../src/machines/signup/signupMachine';
import { createProfile, createTokens } from '../support/fixtures/sessions';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const tokens = createTokens('1');
const granted = { kind: 'granted', tokens };
const refused = (problem: object) => ({ kind: 'refused', problem });
const problems = [
  { kind: 'credentials' },
  { kind: 'limited', retryAfterMs: 60_000 },
  { kind: 'unchecked' },
  { kind: 'unreachable' },
  { kind: 'fields', errors: { email: 'invalid-email' } },
];

const loginRun = {
  machine: (world) => loginMachine.provide({ actors: { requestTokens: world.held() } }),
  input: ({ owner }: World) => ({ owner, email: 'known@example.com' }),
} satisfies Run<typeof loginMachine>;

const credentials = { email: 'ada@example.com', password: 'secret' };
const logIn = { type: 'login.submit', credentials };

testChart('login', {
  ...loginRun,
  alphabet: [
    logIn,
    done('requestTokens', granted),
    ...problems.map((problem) => done('requestTokens', refused(problem))),
    fault('requestTokens'),
  ],
  invariant: (snapshot) => {
    const isBusy = snapshot.matches('submitting');
    expect(snapshot.hasTag('busy')).toBe(isBusy);
    expect(snapshot.context.credentials.password).toBe(isBusy ? 'secret' : '');
    if (isBusy || snapshot.matches('granted')) expect(snapshot.context.problem).toBe(null);
    expect(snapshot.status).toBe(snapshot.matches('granted') ? 'done' : 'active');
  },
});

describe('login', () => {
  it('hands the tokens over once, and asks for them once', async () => {
    const run = startRun(loginRun);
    await run.performAll([logIn, logIn, done('requestTokens', granted)]);
    expect(run.world.inputsOf('requestTokens')).toEqual([credentials]);
    expect(run.world.notices).toEqual([{ type: 'login.succeeded', tokens }]);
  });

  it.each(problems)('says what is wrong and keeps the address: $kind', async (problem) => {
    const run = startRun(loginRun);
    expect(run.context().credentials).toEqual({ email: 'known@example.com', password: '' });
    await run.performAll([logIn, done('requestTokens', refused(problem))]);
    expect(run.context()).toMatchObject({
      problem,
      credentials: { email: 'ada@example.com', password: '' },
    });
    await run.perform(logIn);
    expect(run.context().problem).toBe(null);
    expect(run.world.notices).toEqual([]);
  });

  it('calls a fault a server that cannot be reached', async () => {
    const run = startRun(loginRun);
    await run.performAll([logIn, fault('requestTokens')]);
    expect(run.context().problem).toEqual({ kind: 'unreachable' });
  });
});

const signupRun = {
  machine: (world) =>
    signupMachine.provide({
      actors: { draft: world.port(), register: world.held(), requestTokens: world.held() },
    }),
  input: ({ owner }: World) => ({ owner }),
} satisfies Run<typeof signupMachine>;

const form = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'secret',
  consent: true,
};
const signUp = { type: 'signup.submit', form };
const registered = done('register', { kind: 'registered' });
const draft = { name: 'Ada', email: 'ada@', consent: false };

testChart('signup', {
  ...signupRun,
  alphabet: [
    signUp,
    { type: 'signup.type', draft },
    { type: 'draft.loaded', draft },
    registered,
    ...problems.map((problem) => done('register', refused(problem))),
    fault('register'),
    done('requestTokens', granted),
    done('requestTokens', refused({ kind: 'credentials' })),
    fault('requestTokens'),
  ],
  invariant: (snapshot) => {
    const isBusy = snapshot.matches('registering') || snapshot.matches('loggingIn');
    expect(snapshot.hasTag('busy')).toBe(isBusy);
    expect(snapshot.context.form.password).toBe(isBusy ? 'secret' : '');
    if (!snapshot.matches('editing')) expect(snapshot.context.problem).toBe(null);
    expect(snapshot.status === 'done').toBe(
      snapshot.matches('granted') || snapshot.matches('handedOver'),
    );
  },
});

describe('signup', () => {
  it('logs the new account in by itself', async () => {
    const run = startRun(signupRun);
    await run.performAll([signUp, signUp, registered]);
    expect(run.world.inputsOf('register')).toEqual([form]);
    expect(run.world.inputsOf('requestTokens')).toEqual([credentials]);
    await run.perform(done('requestTokens', granted));
    expect(run.world.notices).toEqual([
      { type: 'signup.succeeded' },
      { type: 'login.succeeded', tokens },
    ]);
  });

  it('announces nothing to who has just answered the questions', async () => {
    const input = ({ owner }: World) => ({ owner, from: 'welcome' });
    const run = startRun({ ...signupRun, input });
    await run.performAll([signUp, registered, done('requestTokens', granted)]);
    expect(run.world.notices).toEqual([{ type: 'login.succeeded', tokens }]);
  });

  it.each([
    done('requestTokens', refused({ kind: 'limited', retryAfterMs: 1 })),
    fault('requestTokens'),
  ])('hands the address to the login when that fails: $type', async (failure) => {
    const run = startRun(signupRun);
    await run.performAll([signUp, registered, failure]);
    expect(run.world.notices).toEqual([{ type: 'signup.loginFailed', email: 'ada@example.com' }]);
  });

  it.each(problems)('keeps what was written when it is refused: $kind', async (problem) => {
    const run = startRun(signupRun);
    await run.performAll([signUp, done('register', refused(problem))]);
    expect(run.context()).toMatchObject({
      problem,
      form: { ...form, password: '' },
    });
    expect(run.world.notices).toEqual([]);
    await run.performAll([signUp, fault('register')]);
    expect(run.context().problem).toEqual({ kind: 'unreachable' });
  });
});

const profileFormRun = {
  machine: (world) => profileFormMachine.provide({ actors: { updateProfile: world.held() } }),
  input: ({ owner }: World) => ({ owner }),
} satisfies Run<typeof profileFormMachine>;

const change = { type: 'profileForm.submit', form: { name: 'Grace', age: 40 } };
const saved = createProfile({ name: 'Grace', age: 40 });
const updateFailed = {
  type: 'alert.raised',
  alert: { content: 'profileUpdateFailed', type: 'error' },
};

testChart('profileForm', {
  ...profileFormRun,
  alphabet: [
    change,
    done('updateProfile', { kind: 'saved', profile: saved }),
    ...problems.map((problem) => done('updateProfile', refused(problem))),
    fault('updateProfile'),
  ],
  invariant: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(snapshot.matches('saving'));
    if (snapshot.matches('saving')) expect(snapshot.context.problem).toBe(null);
  },
});

describe('profileForm', () => {
  it('saves name and age once, and can go on', async () => {
    const run = startRun(profileFormRun);
    await run.performAll([change, change]);
    expect(run.world.inputsOf('updateProfile')).toEqual([change.form]);
    await run.perform(done('updateProfile', { kind: 'saved', profile: saved }));
    expect(run.world.notices).toEqual([{ type: 'profile.saved', profile: saved }]);
    await run.perform(change);
    expect(run.world.inputsOf('updateProfile').length).toBe(2);
  });

  it.each([{ kind: 'fields', errors: { age: 'under-age' } }, { kind: 'unchecked' }])(
    'shows in the form what is its own, without an alert: $kind',
    async (problem) => {
      const run = startRun(profileFormRun);
      await run.performAll([change, done('updateProfile', refused(problem))]);
      expect(run.context()).toMatchObject({ problem, form: change.form });
      expect(run.world.notices).toEqual([]);
    },
  );

  it.each([
    done('updateProfile', refused({ kind: 'limited', retryAfterMs: 1 })),
    fault('updateProfile'),
  ])('says "Profile update error. Try again" for anything else: $type', async (failure) => {
    const run = startRun(profileFormRun);
    await run.performAll([change, failure]);
    expect(run.world.notices).toEqual([updateFailed]);
    expect(run.value()).toBe('editing');
  });
});

const reportRun = {
  machine: (world) => reportMachine.provide({ actors: { sendReport: world.held() } }),
  input: ({ owner }: World) => ({ owner }),
} satisfies Run<typeof reportMachine>;

const report = { type: 'report.submit', form: { reason: 'minor', text: 'Please look', email: '' } };

testChart('report', {
  ...reportRun,
  alphabet: [
    report,
    done('sendReport', { kind: 'sent', isAnswered: true }),
    ...problems.map((problem) => done('sendReport', refused(problem))),
    fault('sendReport'),
  ],
  invariant: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(snapshot.matches('sending'));
    if (!snapshot.matches('editing')) expect(snapshot.context.problem).toBe(null);
    expect(snapshot.status).toBe(snapshot.matches('sent') ? 'done' : 'active');
  },
});

describe('report', () => {
  it('is sent once, with its subject', async () => {
    const run = startRun(reportRun);
    await run.performAll([report, report, done('sendReport', { kind: 'sent', isAnswered: true })]);
    expect(run.world.inputsOf('sendReport')).toEqual([
      { subject: { kind: 'issue' }, form: report.form },
    ]);
    expect(run.world.notices).toEqual([{ type: 'report.sent', isAnswered: true }]);
  });

  it('keeps the words when it does not get through', async () => {
    const run = startRun(reportRun);
    await run.performAll([report, fault('sendReport')]);
    expect(run.context()).toMatchObject({ form: report.form, problem: { kind: 'unreachable' } });
    await run.performAll([
      report,
      done('sendReport', refused({ kind: 'limited', retryAfterMs: 5 })),
    ]);
    expect(run.context().problem).toEqual({ kind: 'limited', retryAfterMs: 5 });
  });

  it.each([
    ['bot:ines', { kind: 'character', slug: 'ines' }],
    ['picture:m-1', { kind: 'picture', messageId: 'm-1' }],
    ['gallery:ines', { kind: 'galleryPicture', slug: 'ines', pictureId: null }],
    ['gallery:ines:ines-2', { kind: 'galleryPicture', slug: 'ines', pictureId: 'ines-2' }],
    ['gallery', { kind: 'issue' }],
    ['message:m-1', { kind: 'message', messageId: 'm-1' }],
    ['botany', { kind: 'issue' }],
    ['purchase:0190A5C0', { kind: 'issue', purchaseCode: '0190A5C0' }],
    ['purchase:give me the code', { kind: 'issue' }],
    [undefined, { kind: 'issue' }],
  ])('knows what %s is about', (about, subject) => {
    expect(parseSubject(about)).toEqual(subject);
  });
});
