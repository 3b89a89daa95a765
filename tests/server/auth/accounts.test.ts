import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noSettings } from '../../../common/settings';
import { expectStatus } from '../../support/contractClient';
import { aPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
/** It hashes as in production, which takes longer than all else: for what is about that. */
let strong: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  strong = await startTestServer({ isFullStrength: true });
});
afterAll(() => Promise.all([server.stop(), strong.stop()]));

const newEmail = () => `${randomUUID()}@example.org`;
const signup = (change: object = {}) => ({
  name: 'Ada',
  email: newEmail(),
  password: aPassword,
  adult: true,
  terms: true,
  ...change,
});
const register = (body: unknown, on = server) => on.call('register', { body });
const login = (email: string, password: string, on = server) =>
  on.call('createToken', { body: { email, password } });
const mails = () => server.services.database.query.mails.findMany();
const mailsTo = async (email: string) =>
  (await mails()).filter(({ recipient }) => recipient === email);
const findUser = (email: string, on = server) =>
  on.services.database.query.users.findFirst({
    where: (users, { eq }) => eq(users.email, email),
  });

const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(job: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await job();
  return performance.now() - started;
}

/** Medians of two jobs taken in turn, so that both meet the same load. */
async function timedInTurn(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let count = 0; count < 13; count += 1) {
    times[0].push(await timed(first));
    times[1].push(await timed(second));
  }
  return [median(times[0]), median(times[1])] as const;
}

describe('registration', () => {
  it('makes an account that can log in and starts with nothing', async () => {
    const body = signup({ name: '  Ada Lovelace ' });
    expect(expectStatus(await register(body), 201).body).toEqual({ email: body.email });
    const { access } = expectStatus(await login(body.email, aPassword), 200).body;
    const profile = expectStatus(await server.call('getProfile', { token: access }), 200).body;
    expect(profile).toEqual({
      ...noSettings(),
      id: profile.id,
      email: body.email,
      name: 'Ada Lovelace',
      num_tokens: 0,
      balance_version: 0,
      has_subscription: false,
      is_email_confirmed: false,
      next_claim_at: null,
    });
  });

  it('keeps the password as argon2id of the agreed strength', async () => {
    const body = signup();
    await register(body, strong);
    const user = await findUser(body.email, strong);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  it('sends a welcome mail with a code, in the language of the user', async () => {
    const body = signup({ name: 'Clärenore' });
    await server.call('register', { body, headers: { 'accept-language': 'de' } });
    await server.settle();
    const [mail, ...others] = await mailsTo(body.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Willkommen! Dein Bestätigungscode');
    expect(mail?.text).toMatch(/Hallo![^]*Bestätigungscode ist\n\n[A-Z2-9]{8}\n/);
    expect(mail?.text).toContain(server.origin);
  });

  it.each([
    ['no name', { name: undefined }, 'name', 'required', 'Please enter your username'],
    ['a blank name', { name: ' \t' }, 'name', 'required', 'Please enter your username'],
    [
      'a name of 101',
      { name: 'x'.repeat(101) },
      'name',
      'too-long',
      'Username must contain no more than 100 characters',
    ],
    ['no email', { email: '' }, 'email', 'required', 'Please enter your email'],
    ['a wrong email', { email: 'ada@' }, 'email', 'invalid-email', 'Enter a valid email address'],
    ['no password', { password: '' }, 'password', 'required', 'Please enter your password'],
    [
      'a password of 5',
      { password: '12345' },
      'password',
      'too-short',
      'Password must be 6 or more characters',
    ],
    [
      'a password of 256',
      { password: 'x'.repeat(256) },
      'password',
      'too-long',
      'Password must be 255 or less characters',
    ],
    [
      'another password',
      { password_repeat: `${aPassword}s` },
      'password_repeat',
      'mismatch',
      'Passwords do not match',
    ],
    ['no word on age', { adult: false }, 'adult', 'required', 'Fill in the field'],
    ['no word on the terms', { terms: undefined }, 'terms', 'required', 'Fill in the field'],
  ])('with %s is answered at the field', async (_, change, field, code, message) => {
    const { body } = expectStatus(await register(signup(change)), 400);
    expect(body.code).toBe('invalid-input');
    expect(body.errors?.[field]).toEqual([{ code, message }]);
  });

  it('takes names, passwords and addresses at their limits', async () => {
    const password = 'Zwölf '.repeat(43).slice(0, 255);
    const body = signup({ name: '😀'.repeat(100), password });
    expectStatus(await register(body), 201);
    expectStatus(await login(body.email, password), 200);
  });

  it('names every field at fault at once', async () => {
    const { body } = expectStatus(await register({ name: 1, surprise: true }), 400);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'adult',
      'email',
      'name',
      'password',
      'surprise',
      'terms',
    ]);
  });

  it.each(['I am 15 years old', 'Lena, 14'])('L2 refuses the name %s', async (name) => {
    const { body } = expectStatus(await register(signup({ name })), 400);
    expect(body).toMatchObject({ code: 'inappropriate-content', title: 'Inappropriate content' });
  });
});

describe('A3 known and unknown addresses', () => {
  it('A3 registering a known address is answered alike, changes nothing, and tells its owner', async () => {
    const body = signup();
    const first = await server.send('register', { body });
    const before = await findUser(body.email);
    const other = { ...body, name: 'Eve', password: 'eves secret' };
    const again = await server.send('register', { body: other });
    expect(again.status).toBe(first.status);
    expect(await again.text()).toBe(await first.text());
    expect(await findUser(body.email)).toEqual(before);
    await server.settle();
    expect((await mailsTo(body.email)).map(({ subject }) => subject).sort()).toEqual([
      'Welcome! Your confirmation code',
      'You already have an account',
    ]);
    expectStatus(await login(body.email, 'eves secret'), 401);
  });

  it('A3 an address in other letters is the same address', async () => {
    const body = signup();
    await register(body);
    const upper = body.email.toUpperCase();
    expectStatus(await register(signup({ email: upper })), 201);
    expectStatus(await login(upper, aPassword), 200);
    expect(await findUser(upper)).toBeUndefined();
  });

  it('A3 login: same status and body', async () => {
    const { email } = await server.join();
    const known = expectStatus(await login(email, 'not the password'), 401).body;
    const unknown = expectStatus(await login(newEmail(), 'not the password'), 401).body;
    expect(unknown).toEqual(known);
    expect(known.code).toBe('invalid-credentials');
  });

  it('A3 login: same time band', async () => {
    const { email } = await strong.join();
    const [known, unknown] = await timedInTurn(
      () => login(email, 'not the password', strong),
      () => login(newEmail(), 'not the password', strong),
    );
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  it('A3 registration: same time band', async () => {
    const { email } = await strong.join();
    const [known, unknown] = await timedInTurn(
      () => register(signup({ email }), strong),
      () => register(signup(), strong),
    );
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });
});

describe('hostile input', () => {
  it.each([
    ['num_tokens', { num_tokens: 1000 }],
    ['has_subscription', { has_subscription: true }],
    ['is_email_confirmed', { is_email_confirmed: true }],
  ])('X6 %s in a profile update is refused and changes nothing', async (field, extra) => {
    const { access } = await server.join();
    const before = expectStatus(await server.call('getProfile', { token: access }), 200).body;
    const answer = await server.call('updateProfile', {
      token: access,
      body: { name: 'Eve', ...extra },
    });
    expect(expectStatus(answer, 400).body.errors?.[field]?.[0]?.code).toBe('unknown-field');
    const after = expectStatus(await server.call('getProfile', { token: access }), 200).body;
    expect(after).toEqual(before);
  });

  it.each(['{"name":"Eve","__proto__":{"num_tokens":9}}', '{"constructor":{"prototype":{}}}'])(
    'X6 %s is refused',
    async (body) => {
      const { access } = await server.join();
      const answer = await server.call('updateProfile', { token: access, body });
      expect(expectStatus(answer, 400).body.code).toBe('invalid-input');
      expect({}).not.toHaveProperty('num_tokens');
    },
  );

  it.each(["'; drop table users; --", '" or 1=1 /*', '\\', '$1', '%00', "Robert'); --", '{{7*7}}'])(
    'X5 the text %s is kept as it is',
    async (name) => {
      const password = `${name} is said at the door`;
      const body = signup({ name, password });
      expectStatus(await register(body), 201);
      const { access } = expectStatus(await login(body.email, password), 200).body;
      const profile = expectStatus(await server.call('getProfile', { token: access }), 200).body;
      expect(profile.name).toBe(name);
      const attempt = await login(`${name}@example.org`, name);
      expect([400, 401]).toContain(attempt.status);
    },
  );

  it('X5 an address with a quotation mark is an address like any other', async () => {
    const { email } = signup({ email: `o'neil+${newEmail()}` });
    expectStatus(await login(email, aPassword), 401);
    expectStatus(await register(signup({ email })), 201);
    expectStatus(await login(email, aPassword), 200);
    expectStatus(await login(`'or'1'='1'+${newEmail()}`, aPassword), 401);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a surrogate pair', 'a\ud800b'],
  ])('X5 %s in a text is refused', async (_, name) => {
    const { body } = expectStatus(await register(signup({ name })), 400);
    expect(body.errors?.['name']).toEqual([{ code: 'invalid', message: 'Not a valid value' }]);
  });

  it.each([
    ['no JSON', '{"name":', 400],
    ['a list', '[]', 400],
    ['nothing', '', 400],
    ['too much', JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
  ] as const)('a body that is %s is answered %s', async (_, body, status) => {
    expectStatus(await register(body), status);
  });

  it('a body of another type is 415', async () => {
    const headers = { 'content-type': 'text/plain' };
    expectStatus(await server.call('register', { body: 'name=Ada', headers }), 415);
  });
});
