import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** The codes that were sent to somebody, oldest first. */
async function codesFor({ email }: Member) {
  await server.settle();
  const mails = await server.services.database.query.mails.findMany({
    where: (mail, { eq }) => eq(mail.recipient, email),
    orderBy: (mail, { asc }) => asc(mail.createdAt),
  });
  return mails.map(({ text }) => /\n\n([A-Z2-9]{8})\n\n/.exec(text)?.[1] ?? 'none');
}

const activate = (member: Member, code: string) =>
  server.call('activateEmail', { params: { code }, token: member.access });
const resend = (member: Member, headers = {}) =>
  server.call('resendActivation', { token: member.access, headers });
const isConfirmed = async (token: string) =>
  expectStatus(await server.call('getProfile', { token }), 200).body.is_email_confirmed;

async function comeBack({ email, password }: Member) {
  const answer = await server.call('createToken', { body: { email, password } });
  return expectStatus(answer, 200).body.access;
}

describe('confirming an address', () => {
  it('takes the code of the mail, however it is typed, and the same code again', async () => {
    const member = await server.join();
    const [code = ''] = await codesFor(member);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    const answer = expectStatus(await activate(member, typed), 200).body;
    expect(answer.is_email_confirmed).toBe(true);
    expect(expectStatus(await activate(member, code), 200).body).toEqual(answer);
    expect(await isConfirmed(member.access)).toBe(true);
  });

  it('is told to every tab, once', async () => {
    const member = await server.join();
    const [code = ''] = await codesFor(member);
    const reader = await openEvents(server.origin, member.access);
    await activate(member, code);
    await activate(member, code);
    await server.call('updateProfile', { token: member.access, body: { name: 'Eve' } });
    const { data } = await reader.next('profile', ({ profile }) => profile.name === 'Eve');
    expect(data.profile.is_email_confirmed).toBe(true);
    const told = reader.frames.filter(({ event }) => event === 'profile');
    expect(told).toHaveLength(2);
    await reader.close();
  });

  it('refuses another code, and one of somebody else', async () => {
    const member = await server.join();
    const other = await server.join();
    const [code = ''] = await codesFor(other);
    for (const wrong of ['AAAAAAAA', code, randomUUID()]) {
      const { body } = expectStatus(await activate(member, wrong), 400);
      expect([body.code, body.title]).toEqual(['invalid-code', 'Invalid code']);
    }
    expect(await isConfirmed(member.access)).toBe(false);
  });

  it('says that the address is confirmed to who comes with another code', async () => {
    const member = await server.join();
    const [code = ''] = await codesFor(member);
    await activate(member, code);
    const { body } = expectStatus(await activate(member, 'AAAAAAAA'), 409);
    expect([body.code, body.title]).toEqual([
      'already-confirmed',
      'The email has already been confirmed',
    ]);
  });

  it('takes a code for a week', async () => {
    const member = await server.join();
    const [code = ''] = await codesFor(member);
    server.clock.advance(7 * DAY_MS);
    const access = await comeBack(member);
    const late = await server.call('activateEmail', { params: { code }, token: access });
    expect(expectStatus(late, 400).body.code).toBe('invalid-code');
  });

  it('A4 codes are not guessed: as many a minute as the limit says', async () => {
    const strict = await startTestServer({
      config: { limits: { ...server.services.config.limits, signInPerAccountPerMinute: 3 } },
    });
    const { access } = await strict.join();
    const guess = (code: string) =>
      strict.call('activateEmail', { params: { code }, token: access });
    for (const code of ['AAAAAAAA', 'AAAAAAAB', 'AAAAAAAC']) expectStatus(await guess(code), 400);
    const refused = await guess('AAAAAAAD');
    expectStatus(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    strict.clock.advance(61_000);
    expectStatus(await guess('AAAAAAAE'), 400);
    await strict.stop();
  });
});

describe('sending the code again', () => {
  it('sends one mail in 60 seconds, however often it is asked for', async () => {
    const member = await server.join();
    const [first] = await codesFor(member);
    const early = expectStatus(await resend(member), 200).body;
    expect(await codesFor(member)).toEqual([first]);
    expect(Date.parse(early.next_at) - Date.parse(early.sent_at)).toBe(60_000);

    server.clock.advance(60_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(member)));
    const bodies = answers.map((answer) => expectStatus(answer, 200).body);
    expect(new Set(bodies.map(({ sent_at: at }) => at)).size).toBe(1);
    expect(Date.parse(bodies[0]?.sent_at ?? '')).toBe(server.clock.now().getTime());
    expect(await codesFor(member)).toHaveLength(2);
  });

  it('leaves the code of the first mail good', async () => {
    const member = await server.join();
    server.clock.advance(60_000);
    await resend(member);
    const [first = '', second = ''] = await codesFor(member);
    expect(second).not.toBe(first);
    expectStatus(await activate(member, first), 200);
  });

  it('writes in the language of the call, and not to who is confirmed', async () => {
    const member = await server.join();
    server.clock.advance(60_000);
    await resend(member, { 'accept-language': 'ru' });
    await expect.poll(() => codesFor(member)).toHaveLength(2);
    const [, code = ''] = await codesFor(member);
    const [mail] = await server.services.database.query.mails.findMany({
      where: (row, { eq }) => eq(row.subject, 'Твой код подтверждения'),
    });
    expect(mail?.text).toContain(`/verify?code=${code}`);
    await activate(member, code);
    expect(expectStatus(await resend(member), 409).body.code).toBe('already-confirmed');
  });
});
