import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../../common/locales';
import { accountMail } from '../../../server/mail/accountMails';
import { expectStatus } from '../../support/contractClient';
import { openEvents } from '../../support/eventReader';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
const freshAddress = () => `new-${(count += 1)}@example.org`;

async function mailsTo(email: string) {
  await server.settle();
  return server.services.database.query.mails.findMany({
    where: (mail, { eq }) => eq(mail.recipient, email),
    orderBy: (mail, { asc }) => asc(mail.createdAt),
  });
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

async function codeFor(email: string) {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return /\n\n([A-Z2-9]{8})\n\n/.exec(text)?.[1] ?? 'none';
}

const ask = ({ access, password }: Member, email: string, current = password) =>
  server.call('requestEmailChange', {
    token: access,
    body: { email, current_password: current },
  });
const confirm = ({ access }: Member, code: string) =>
  server.call('confirmEmailChange', { token: access, body: { code } });
const resend = ({ access }: Member) => server.call('resendEmailChange', { token: access });
const pending = async ({ access }: Member) =>
  expectStatus(await server.call('getEmailChange', { token: access }), 200).body.pending;
const login = (email: string, password: string) =>
  server.call('createToken', { body: { email, password } });
const emailOf = async ({ access }: Member) =>
  expectStatus(await server.call('getProfile', { token: access }), 200).body.email;

describe('another e-mail address', () => {
  it('holds once its code came back, and until then the old one does', async () => {
    const member = await server.join();
    const email = freshAddress();
    expect(await pending(member)).toBeNull();
    const asked = expectStatus(await ask(member, email), 200).body.pending;
    expect(asked?.email).toBe(email);
    expect(await pending(member)).toEqual(asked);
    expect(await emailOf(member)).toBe(member.email);
    expectStatus(await login(email, member.password), 401);
    expectStatus(await login(member.email, member.password), 200);

    const code = await codeFor(email);
    const typed = ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    const profile = expectStatus(await confirm(member, typed), 200).body;
    expect([profile.email, profile.is_email_confirmed]).toEqual([email, true]);
    expect(await pending(member)).toBeNull();
    expectStatus(await login(email, member.password), 200);
    expectStatus(await login(member.email, member.password), 401);
    expect(expectStatus(await confirm(member, code), 400).body.code).toBe('invalid-code');
  });

  it('is told to the old one twice: when it is asked for, and when it holds', async () => {
    const member = await server.join();
    const email = freshAddress();
    await ask(member, email);
    await confirm(member, await codeFor(email));
    expect(await subjectsTo(member.email)).toEqual([
      'Welcome! Your confirmation code',
      'Someone asked to change your email',
      'Your account has a new email',
    ]);
    for (const { text } of await mailsTo(member.email)) expect(text).not.toContain(email);
  });

  it('is told to every tab', async () => {
    const member = await server.join();
    const email = freshAddress();
    await ask(member, email);
    const reader = await openEvents(server.origin, member.access);
    await confirm(member, await codeFor(email));
    await reader.next('profile', ({ profile }) => profile.email === email);
    await reader.close();
  });

  it('A4 needs the password, and lets nobody guess it', async () => {
    const strict = await startTestServer({
      config: { limits: { ...server.services.config.limits, signInPerAccountPerMinute: 3 } },
    });
    const { access, password } = await strict.join();
    const guess = (current: string) =>
      strict.call('requestEmailChange', {
        token: access,
        body: { email: 'eve@example.org', current_password: current },
      });
    for (const wrong of ['one', 'two', 'three']) {
      const { body } = expectStatus(await guess(wrong), 400);
      expect(body.errors).toEqual({
        current_password: [{ code: 'wrong-password', message: 'Wrong password' }],
      });
    }
    const refused = await guess(password);
    expectStatus(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    strict.clock.advance(61_000);
    expectStatus(await guess(password), 200);
    await strict.stop();
  });

  it('A4 codes of a new address are not guessed', async () => {
    const strict = await startTestServer({
      config: { limits: { ...server.services.config.limits, signInPerAccountPerMinute: 2 } },
    });
    const { access } = await strict.join();
    const guess = () =>
      strict.call('confirmEmailChange', { token: access, body: { code: 'AAAAAAAA' } });
    for (let tries = 0; tries < 2; tries += 1) expectStatus(await guess(), 400);
    expectStatus(await guess(), 429);
    await strict.stop();
  });

  it('A3 answers alike where somebody else has it, who is told and keeps it', async () => {
    const owner = await server.join();
    const member = await server.join();
    const free = expectStatus(await ask(await server.join(), freshAddress()), 200).body.pending;
    const taken = expectStatus(await ask(member, owner.email.toUpperCase()), 200).body.pending;
    expect(Object.keys(taken ?? {})).toEqual(Object.keys(free ?? {}));
    expect(taken?.next_at).toBe(free?.next_at);
    expect(await pending(member)).toEqual(taken);
    expect((await subjectsTo(owner.email.toUpperCase())).at(-1)).toBe(
      'This email already has an account',
    );
    expect(await codeFor(owner.email.toUpperCase())).toBe('none');
    expect(expectStatus(await confirm(member, 'AAAAAAAA'), 400).body.code).toBe('invalid-code');
    expect(await emailOf(owner)).toBe(owner.email);
  });

  it('goes to the first of two who confirm it at once', async () => {
    const [one, two] = [await server.join(), await server.join()];
    const email = freshAddress();
    await ask(one, email);
    const first = await codeFor(email);
    await ask(two, email);
    const second = await codeFor(email);
    const answers = await Promise.all([confirm(one, first), confirm(two, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is refused where it is the same, or no address', async () => {
    const member = await server.join();
    const same = expectStatus(await ask(member, member.email.toUpperCase()), 400).body;
    expect(same.errors?.['email']?.[0]?.code).toBe('unchanged');
    const none = expectStatus(await ask(member, 'nobody'), 400).body;
    expect(none.errors?.['email']?.[0]?.code).toBe('invalid-email');
  });

  it('sends one mail a minute, and the latest code alone is good', async () => {
    const member = await server.join();
    const email = freshAddress();
    await Promise.all(Array.from({ length: 4 }, () => ask(member, email)));
    await resend(member);
    expect(await subjectsTo(email)).toEqual(['Confirm your new email']);
    const first = await codeFor(email);
    server.clock.advance(60_000);
    expectStatus(await resend(member), 200);
    const second = await codeFor(email);
    expect(second).not.toBe(first);
    expect(expectStatus(await confirm(member, first), 400).body.code).toBe('invalid-code');
    expectStatus(await confirm(member, second), 200);
    expect(expectStatus(await resend(member), 200).body.pending).toBeNull();
  });

  it('takes a code for a day, and none that was taken back', async () => {
    const member = await server.join();
    const email = freshAddress();
    await ask(member, email);
    expectStatus(await server.call('cancelEmailChange', { token: member.access }), 204);
    expect(await pending(member)).toBeNull();
    expectStatus(await confirm(member, await codeFor(email)), 400);

    server.clock.advance(60_000);
    await ask(member, email);
    const code = await codeFor(email);
    server.clock.advance(DAY_MS);
    const { access } = expectStatus(await login(member.email, member.password), 200).body;
    const late = { ...member, access };
    expect(await pending(late)).toBeNull();
    expectStatus(await confirm(late, code), 400);
  });

  it('leaves nothing good that was sent to the old one', async () => {
    const member = await server.join();
    await server.call('requestPasswordReset', { body: { email: member.email } });
    const text = (await mailsTo(member.email)).at(-1)?.text ?? '';
    const token = /password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    const email = freshAddress();
    await ask(member, email);
    await confirm(member, await codeFor(email));
    const check = await server.call('validatePasswordResetToken', { body: { token } });
    expect(expectStatus(check, 400).body.code).toBe('invalid-token');
  });
});

describe('another password', () => {
  const change = ({ access, password }: Member, next: string, current = password, repeat = next) =>
    server.call('changePassword', {
      token: access,
      body: { current_password: current, password: next, password_repeat: repeat },
    });

  it('A2 ends every other session and its streams, and this one goes on', async () => {
    const member = await server.join();
    const other = expectStatus(await login(member.email, member.password), 200).body;
    const theirs = await openEvents(server.origin, other.access);
    const ours = await openEvents(server.origin, member.access);
    expectStatus(await change(member, 'a newer password'), 204);
    await theirs.ended;
    expectStatus(await server.call('getProfile', { token: other.access }), 401);
    const refreshed = { body: { refresh: other.refresh } };
    expectStatus(await server.call('refreshToken', refreshed), 401);
    await server.call('updateProfile', { token: member.access, body: { name: 'Eve' } });
    await ours.next('profile', ({ profile }) => profile.name === 'Eve');
    await ours.close();
    expectStatus(await login(member.email, member.password), 401);
    expectStatus(await login(member.email, 'a newer password'), 200);
    const mail = (await mailsTo(member.email)).at(-1);
    expect(mail?.subject).toBe('Your password has been changed');
  });

  it('stops a change of address that waits, and uses up the links that were sent', async () => {
    const member = await server.join();
    const email = freshAddress();
    await ask(member, email);
    const code = await codeFor(email);
    expectStatus(await change(member, 'a newer password'), 204);
    expect(await pending(member)).toBeNull();
    expectStatus(await confirm(member, code), 400);
  });

  it('is set once of two that come at the same time', async () => {
    const member = await server.join();
    const answers = await Promise.all([
      change(member, 'password one'),
      change(member, 'password two'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it.each([
    ['another current one', ['good enough', 'not it', 'good enough'], 'current_password'],
    ['a short one', ['short', undefined, 'short'], 'password'],
    ['two that differ', ['good enough', undefined, 'good enoughs'], 'password_repeat'],
  ] as const)('is refused with %s', async (_, [next, current, repeat], field) => {
    const member = await server.join();
    const { body } = expectStatus(await change(member, next, current, repeat), 400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expectStatus(await login(member.email, member.password), 200);
  });

  it('A4 is not guessed by who found an open session', async () => {
    const strict = await startTestServer({
      config: { limits: { ...server.services.config.limits, signInPerAccountPerMinute: 2 } },
    });
    const { access } = await strict.join();
    const guess = () =>
      strict.call('changePassword', {
        token: access,
        body: { current_password: 'x', password: 'long enough', password_repeat: 'long enough' },
      });
    for (let tries = 0; tries < 2; tries += 1) expectStatus(await guess(), 400);
    expectStatus(await guess(), 429);
    await strict.stop();
  });
});

describe('mails about changes of the account', () => {
  it.each(locales)('say the same as text and as HTML, in %s', (locale) => {
    const greeted = { name: '<b>Eve</b>', origin: 'https://example.org' };
    const mails = [
      accountMail(locale, 'emailChange', { ...greeted, code: 'ABCD2345' }),
      accountMail(locale, 'emailTaken', greeted),
      accountMail(locale, 'emailChangeAsked', greeted),
      accountMail(locale, 'emailChanged', greeted),
      accountMail(locale, 'passwordReplaced', greeted),
    ];
    const places = [null, '/?login=1', '/password', '/?report=1', '/password'];
    for (const [index, { text, html }] of mails.entries()) {
      const place = places[index];
      if (place !== null) {
        expect(text).toContain(`https://example.org${place}`);
        expect(html).toContain(`href="https://example.org${place}"`);
      }
      expect(html).not.toContain('<b>Eve');
    }
    expect(mails[0]?.text).toContain('\n\nABCD2345\n\n');
    expect(new Set(mails.map(({ text }) => text)).size).toBe(5);
  });
});
