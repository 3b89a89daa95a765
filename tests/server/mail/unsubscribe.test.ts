import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../server/database/schema';
import { locales } from '../../../common/locales';
import { remind } from '../../../server/mail/reminders';
import { reminderMail } from '../../../server/mail/reminderMails';
import { expectStatus } from '../../support/contractClient';
import { withPassword } from '../../support/passwords';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';
import { startSmtpServer } from '../../support/smtpServer';
import type { SmtpServer } from '../../support/smtpServer';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

let smtp: SmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({
    config: { mail: { smtpUrl: smtp.url, from: 'Confidant <hello@example.org>' } },
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

let member: Member;
beforeEach(async () => {
  member = await server.join();
  await server.services.database
    .update(users)
    .set({ isEmailConfirmed: true })
    .where(eq(users.id, member.id));
});

const reminders = async () => {
  await remind(server.services);
  await server.settle();
  // Lines of a mail are folded, and bent where they are long.
  return smtp.mails
    .filter(({ to, data }) => to === member.email && data.includes('List-Unsubscribe'))
    .map(({ data }) =>
      data.replaceAll(/=\n/g, '').replaceAll('=3D', '=').replaceAll(/\n\s+/g, ' '),
    );
};

async function turn(isOn: boolean, headers = {}) {
  const { email, password } = member;
  const login = await server.call('createToken', { body: { email, password } });
  const { access } = expectStatus(login, 200).body;
  const answer = await server.call('setMailPreferences', {
    token: access,
    body: { reminders: isOn },
    headers,
  });
  expect(expectStatus(answer, 200).body).toEqual({ reminders: isOn });
}

async function wants() {
  const { email, password } = member;
  const login = await server.call('createToken', { body: { email, password } });
  const { access } = expectStatus(login, 200).body;
  return expectStatus(await server.call('getMailPreferences', { token: access }), 200).body
    .reminders;
}

const tokenIn = (mail: string) => /unsubscribe\?token=([\w.-]+)/.exec(mail)?.[1] ?? 'none';

async function tokenOf() {
  await turn(true);
  server.clock.advance(DAY_MS);
  return tokenIn((await reminders()).at(-1) ?? '');
}

const stop = (body: unknown) => server.call('unsubscribeEmail', { body });

describe('mails that nobody needs', () => {
  it('are off until they are turned on', async () => {
    expect(await wants()).toBe(false);
    server.clock.advance(WEEK_MS);
    expect(await reminders()).toEqual([]);
  });

  it('come once a week at most, while free desires wait', async () => {
    await turn(true);
    expect(await reminders()).toHaveLength(0);
    server.clock.advance(DAY_MS);
    expect(await reminders()).toHaveLength(1);
    server.clock.advance(WEEK_MS - 1);
    expect(await reminders()).toHaveLength(1);
    server.clock.advance(1);
    // As several instances would, at the same moment.
    await Promise.all(Array.from({ length: 8 }, reminders));
    expect(await reminders()).toHaveLength(2);
  });

  it('do not come to who has claimed them, nor to an address that is not confirmed', async () => {
    await turn(true);
    server.clock.advance(DAY_MS);
    const { email, password } = member;
    const login = await server.call('createToken', { body: { email, password } });
    await server.call('claimDesires', { token: expectStatus(login, 200).body.access });
    server.clock.advance(DAY_MS);
    expect(await reminders()).toEqual([]);
    await server.services.database
      .update(users)
      .set({ isEmailConfirmed: false })
      .where(eq(users.id, member.id));
    server.clock.advance(WEEK_MS);
    expect(await reminders()).toEqual([]);
  });

  it('say how they are stopped, to people and to programs', async () => {
    const token = await tokenOf();
    const [mail = ''] = await reminders();
    const { origin } = server;
    expect(mail).toContain(`List-Unsubscribe: <${origin}/api/email/unsubscribe?token=${token}>`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toContain(`${origin}/email/unsubscribe?token=${token}`);
  });

  it.each(locales)('are written in %s', (locale) => {
    const values = {
      name: '<b>Eve</b>',
      exploreUrl: 'https://example.org',
      stopUrl: 'https://example.org/email/unsubscribe?token=a.b',
    };
    const { text, html } = reminderMail(locale, values);
    expect(text).toContain(values.stopUrl);
    expect(html).toContain(`href="${values.stopUrl}"`);
    expect(html).not.toContain('<b>Eve');
  });
});

describe('unsubscribing', () => {
  it('stops them without a login, again and again, and can be undone', async () => {
    const token = await tokenOf();
    for (let times = 0; times < 2; times += 1) {
      expectStatus(await stop({ token }), 204);
      expect(await wants()).toBe(false);
    }
    expectStatus(await stop({ token, undo: true }), 204);
    expect(await wants()).toBe(true);
  });

  it('takes the one click of a mail program, a form with the token in the query', async () => {
    const token = await tokenOf();
    const click = (query: string, body: string, path = '/api/email/unsubscribe') =>
      fetch(`${server.origin}${path}${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    const oneClick = 'List-Unsubscribe=One-Click';
    expect((await click('', oneClick)).status).toBe(400);
    expect((await click(`?token=${token}`, 'something=else')).status).toBe(400);
    expect(await wants()).toBe(true);
    expect((await click(`?token=${token}`, oneClick)).status).toBe(204);
    expect(await wants()).toBe(false);
    expect((await click(`?token=${token}`, oneClick, '/api/token')).status).toBe(415);
  });

  it('keeps the language in which the mails were wanted', async () => {
    await turn(true, { 'accept-language': 'de' });
    server.clock.advance(DAY_MS);
    const token = tokenIn((await reminders()).at(-1) ?? '');
    await stop({ token });
    await stop({ token, undo: true });
    server.clock.advance(WEEK_MS);
    expect((await reminders()).at(-1)).toContain('Hallo');
  });

  it('believes no token that is not signed for this user', async () => {
    const token = await tokenOf();
    const other = await server.join();
    const [, signature = ''] = token.split('.');
    const forged = [`${other.id}.${signature}`, `${member.id}.`, `${token}x`, 'x', `${member.id}`];
    for (const wrong of forged)
      expect(expectStatus(await stop({ token: wrong }), 400).body.code).toBe('invalid-token');
    expect(await wants()).toBe(true);
  });

  it('is no fault for who is gone', async () => {
    const token = await tokenOf();
    const { email, password } = member;
    const login = await server.call('createToken', { body: { email, password } });
    const { access } = expectStatus(login, 200).body;
    expectStatus(await server.call('deleteProfile', { token: access, body: withPassword }), 204);
    expectStatus(await stop({ token }), 204);
  });
});
