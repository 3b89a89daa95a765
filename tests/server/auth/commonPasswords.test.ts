import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireUncommon } from '../../../server/auth/commonPasswords';
import { Problem } from '../../../server/http/problem';
import { expectStatus } from '../../support/contractClient';
import { aPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const tooCommon = [
  { code: 'too-common', message: 'This password is too common and easy to guess' },
];
const tooPersonal = [
  { code: 'too-personal', message: 'Your name or email address is easy to guess' },
];
const person = { name: 'Mara Lind', email: 'mara.l@example.org' };

function codeOf(password: string): string | undefined {
  try {
    requireUncommon(password, person);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.extras.errors?.['password']?.[0]?.code;
  }
}

async function resetToken(email: string) {
  expectStatus(await server.call('requestPasswordReset', { body: { email } }), 204);
  await server.settle();
  const mails = await server.services.database.query.mails.findMany({
    where: (mail, { eq }) => eq(mail.recipient, email),
  });
  return mails.flatMap(({ text }) => /password\?token=([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
}

describe('A11 passwords that are guessed first', () => {
  it.each([
    ['password', 'of the list'],
    ['PassWord', 'of the list, in other letters'],
    ['qwertyuiop', 'a row of keys'],
    ['iloveyou', 'of the list'],
    ['password1!', 'of the list, with something behind it'],
    ['Sunshine1984', 'of the list, with a year behind it'],
    ['ａｂｃ１２３', 'of the list, in wide letters'],
    ['aaaaaaaaaa', 'one letter'],
    ['abcabcabca', 'one piece again and again'],
    ['abcdefghijk', 'the alphabet'],
    ['987654321', 'digits backwards'],
  ])('A11 %s is refused: %s', (password) => {
    expect(codeOf(password)).toBe('too-common');
  });

  it.each(['Mara Lind', 'maralind', 'mara.l@example.org', 'MARA.L', 'maralind1990'])(
    'A11 %s is refused, as it is the own name or address',
    (password) => {
      expect(codeOf(password)).toBe('too-personal');
    },
  );

  it.each([
    aPassword,
    'xk3!pq',
    'Wolkenkuckucksheim',
    'верблюд в окне',
    '正确的马电池订书钉',
    'correct horse battery staple',
    'monkey trousers 14',
    'Mara Lind likes tea',
    'q7'.padEnd(255, 'zebra yes '),
  ])('A11 %s is none of them', (password) => {
    expect(codeOf(password)).toBeUndefined();
  });

  it('A11 is told at the field by the registration, which makes no account', async () => {
    const email = `${randomUUID()}@example.org`;
    const signup = (password: string) => ({
      ...{ name: 'Clementine', email, password, password_repeat: password },
      ...{ adult: true, terms: true },
    });
    const register = (password: string) => server.call('register', { body: signup(password) });
    expect(expectStatus(await register('letmein'), 400).body.errors).toEqual({
      password: tooCommon,
    });
    expect(expectStatus(await register('clementine'), 400).body.errors).toEqual({
      password: tooPersonal,
    });
    const users = await server.services.database.query.users.findMany();
    expect(users.map((user) => user.email)).not.toContain(email);
    expectStatus(await register(aPassword), 201);
  });

  it('A11 is told at the field by a change, and the old one holds', async () => {
    const { access: token, email, password } = await server.join();
    const change = (next: string) =>
      server.call('changePassword', {
        token,
        body: { current_password: password, password: next, password_repeat: next },
      });
    expect(expectStatus(await change('letmein'), 400).body.errors).toEqual({ password: tooCommon });
    expect(expectStatus(await change(email), 400).body.errors).toEqual({ password: tooPersonal });
    expectStatus(await server.call('createToken', { body: { email, password } }), 200);
  });

  it('A11 is told at the field by a reset, whose link stays good', async () => {
    const { email } = await server.join();
    const token = await resetToken(email);
    const reset = (next: string) =>
      server.call('resetPassword', {
        params: { token },
        body: { password: next, password_repeat: next },
      });
    expect(expectStatus(await reset('letmein'), 400).body.errors).toEqual({ password: tooCommon });
    expect(expectStatus(await reset(email), 400).body.errors).toEqual({ password: tooPersonal });
    expectStatus(await reset('a newer password'), 204);
  });
});
