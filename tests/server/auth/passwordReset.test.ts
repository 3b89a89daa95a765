import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus } from '../../support/contractClient';
import { openEvents } from '../../support/eventReader';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (email: string, headers = {}) =>
  server.call('requestPasswordReset', { body: { email }, headers });

async function mailsTo(email: string) {
  await server.settle();
  return server.services.database.query.mails.findMany({
    where: (mail, { eq }) => eq(mail.recipient, email),
    orderBy: (mail, { asc }) => asc(mail.createdAt),
  });
}

async function tokensFor(email: string) {
  const mails = await mailsTo(email);
  return mails.flatMap(({ text }) => /password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}

async function tokenFor(email: string) {
  expectStatus(await ask(email), 204);
  return (await tokensFor(email)).at(-1) ?? '';
}

const check = (token: string) => server.call('validatePasswordResetToken', { body: { token } });
const set = (token: string, password: string, repeat = password) =>
  server.call('resetPassword', {
    params: { token },
    body: { password, password_repeat: repeat },
  });
const login = (email: string, password: string) =>
  server.call('createToken', { body: { email, password } });

describe('a forgotten password', () => {
  it('is set anew by the link of the mail, once', async () => {
    const { email, password } = await server.join();
    const token = await tokenFor(email);
    expectStatus(await check(token), 204);
    expectStatus(await set(token, 'a newer password'), 204);
    expectStatus(await login(email, password), 401);
    const { access } = expectStatus(await login(email, 'a newer password'), 200).body;
    const profile = expectStatus(await server.call('getProfile', { token: access }), 200).body;
    expect(profile.is_email_confirmed).toBe(true);
    expect(expectStatus(await check(token), 400).body.code).toBe('invalid-token');
    expect(expectStatus(await set(token, 'a third password'), 400).body.code).toBe('invalid-token');
    expectStatus(await login(email, 'a newer password'), 200);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your password has been changed');
  });

  it('used twice at once, the link sets one password', async () => {
    const { email } = await server.join();
    const token = await tokenFor(email);
    const answers = await Promise.all([
      set(token, 'password one'),
      set(token, 'password two'),
      set(token, 'password three'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  it('A2 a new password ends every other session, and its streams', async () => {
    const { email, access, refresh } = await server.join();
    const reader = await openEvents(server.origin, access);
    const token = await tokenFor(email);
    expectStatus(await set(token, 'a newer password'), 204);
    expectStatus(await server.call('getProfile', { token: access }), 401);
    expectStatus(await server.call('refreshToken', { body: { refresh } }), 401);
    await reader.ended;
  });

  it('A2 a login that was verified by the old password begins no session after the new one', async () => {
    const { id, email } = await server.join();
    const before = await server.services.database.query.users.findFirst({
      where: (user, { eq }) => eq(user.id, id),
    });
    const token = await tokenFor(email);
    expectStatus(await set(token, 'a newer password'), 204);
    const { refreshTokens } = server.services;
    expect(await refreshTokens.begin(id, before?.passwordHash ?? '')).toBeNull();
  });

  it('the link is good for an hour, and the latest mail alone leaves no other open', async () => {
    const { email } = await server.join();
    const first = await tokenFor(email);
    server.clock.advance(HOUR_MS - 1);
    expectStatus(await check(first), 204);
    server.clock.advance(1);
    expect(expectStatus(await check(first), 400).body.code).toBe('expired-token');
    expect(expectStatus(await set(first, 'a newer password'), 400).body.code).toBe('expired-token');
    const second = await tokenFor(email);
    expect(second).not.toBe(first);
    expectStatus(await set(second, 'a newer password'), 204);
    expect(expectStatus(await check(first), 400).body.code).toBe('invalid-token');
  });

  it('sends one mail a minute, however often it is asked for', async () => {
    const { email } = await server.join();
    await Promise.all(Array.from({ length: 6 }, () => ask(email)));
    expect(await tokensFor(email)).toHaveLength(1);
    await ask(email);
    expect(await tokensFor(email)).toHaveLength(1);
    server.clock.advance(60_000);
    await ask(email.toUpperCase(), { 'accept-language': 'es' });
    const mails = await mailsTo(email);
    expect(mails.at(-1)?.subject).toBe('Elige una contraseña nueva');
  });

  it.each([
    ['a short one', 'short', 'short', 'password', 'too-short'],
    ['two that differ', 'a newer password', 'a newer passwort', 'password_repeat', 'mismatch'],
  ])('refuses %s at its field, and leaves the link good', async (_, one, two, field, code) => {
    const { email } = await server.join();
    const token = await tokenFor(email);
    const { body } = expectStatus(await set(token, one, two), 400);
    expect(body.errors?.[field]?.[0]?.code).toBe(code);
    expectStatus(await check(token), 204);
  });

  it('no token is in a log', async () => {
    const { email } = await server.join();
    const token = await tokenFor(email);
    await check(token);
    await set(token, 'a newer password');
    expect(server.logged()).not.toContain(token);
  });
});

describe('A3 a password mail', () => {
  it('A3 is answered alike for a known and an unknown address, and sent to the known one', async () => {
    const { email } = await server.join();
    const stranger = `${randomUUID()}@example.org`;
    const known = await server.send('requestPasswordReset', { body: { email } });
    const unknown = await server.send('requestPasswordReset', { body: { email: stranger } });
    expect(unknown.status).toBe(known.status);
    expect(await unknown.text()).toBe(await known.text());
    expect(await tokensFor(email)).toHaveLength(1);
    expect(await mailsTo(stranger)).toEqual([]);
  });

  it('A3 does not wait for the mail, so that its time tells nothing', async () => {
    const { email } = await server.join();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { mailer } = server.services;
    const send = mailer.send.bind(mailer);
    mailer.send = async (mail, signal) => {
      await held;
      await send(mail, signal);
    };
    expectStatus(await ask(email), 204);
    release();
    expect(await tokensFor(email)).toHaveLength(1);
    mailer.send = send;
  });
});
