import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobs, users } from '../../../server/database/schema';
import { locales } from '../../../common/locales';
import { accountMail } from '../../../server/mail/accountMails';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { startSmtpServer } from '../../support/smtpServer';
import type { SmtpServer } from '../../support/smtpServer';
import { openTestDatabase } from '../../support/testDatabase';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const from = 'Confidant <hello@example.org>';

let smtp: SmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ config: { mail: { smtpUrl: smtp.url, from } } });
});
afterEach(() => {
  smtp.answer({});
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const confirm = (id: string) =>
  server.services.database.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, id));

const askForReset = async (email: string) =>
  expectStatus(await server.call('requestPasswordReset', { body: { email } }), 204);

const mailsTo = (to: string) => smtp.mails.filter((mail) => mail.to === to);
const subjectsTo = (to: string) =>
  mailsTo(to).map(({ data }) => /^Subject: (.*)$/m.exec(data)?.[1] ?? 'none');

const WELCOME = 'Welcome! Your confirmation code';
const RESET = 'Set a new password';

describe('mails', () => {
  it('leave by SMTP where there is a server for them', async () => {
    const { email } = await server.join({ name: 'Ada' });
    await server.settle();
    const [mail, ...others] = mailsTo(email);
    expect(others).toEqual([]);
    expect([mail?.from, mail?.to]).toEqual(['hello@example.org', email]);
    expect(mail?.data).toContain(`Subject: ${WELCOME}`);
    expect(mail?.data).toContain('Hello,');
    expect(await server.services.database.query.mails.findMany()).toEqual([]);
    expect(await server.services.database.select().from(jobs)).toEqual([]);
  });

  it('A8 of a registration and a forgotten password arrive once the mail server takes them, in order', async () => {
    smtp.answer({ connection: '421 not now' });
    const { email } = await server.join();
    await askForReset(email);
    await server.settle();
    expect(mailsTo(email)).toEqual([]);
    expect(server.logged()).toContain('a job failed');
    expect(server.logged()).not.toContain(email);

    smtp.answer({});
    server.clock.advance(MINUTE_MS);
    await server.settle();
    expect(subjectsTo(email)).toEqual([WELCOME, RESET]);
  });

  it('A8 arrive after a restart while the mail server was away', async () => {
    const opened = await openTestDatabase('catalogue');
    const database = { ...opened, close: async () => {} };
    const config = { mail: { smtpUrl: smtp.url, from } };
    smtp.answer({ connection: '421 not now' });
    const first = await startTestServer({ config, database });
    const { email } = await first.join();
    await first.settle();
    await first.stop();

    smtp.answer({});
    const second = await startTestServer({ config, database });
    second.clock.advance(MINUTE_MS);
    await second.settle();
    expect(subjectsTo(email)).toEqual([WELCOME]);
    await second.stop();
    await opened.close();
  }, 120_000);

  it('J6 of a forgotten password leave at once when it is asked for again and the first one did not', async () => {
    const { email, id } = await server.join();
    await server.settle();
    await confirm(id);
    smtp.answer({ recipient: '450 greylisted' });
    await askForReset(email);
    await server.settle();
    smtp.answer({});
    await askForReset(email);
    await server.settle();
    expect(subjectsTo(email)).toEqual([WELCOME, RESET]);
    await askForReset(email);
    await server.settle();
    expect(subjectsTo(email)).toEqual([WELCOME, RESET]);

    const token = /password\?token=3D([\w-]+)/.exec(
      mailsTo(email).at(-1)?.data.replaceAll('=\n', '') ?? '',
    );
    const body = { token: token?.[1] ?? 'none' };
    expectStatus(await server.call('validatePasswordResetToken', { body }), 204);
  });

  it('J6 of a forgotten password are written anew where the first one was refused for good', async () => {
    const { email } = await server.join();
    await server.settle();
    smtp.answer({ recipient: '550 no such mailbox' });
    await askForReset(email);
    await server.settle();
    smtp.answer({});
    await askForReset(email);
    await server.settle();
    expect(subjectsTo(email)).toEqual([WELCOME, RESET]);
  });

  it('J6 with a code leave at once when they are asked for again and the first one did not', async () => {
    smtp.answer({ recipient: '450 greylisted' });
    const { access, email } = await server.join();
    await server.settle();
    smtp.answer({});
    const asked = await server.call('resendActivation', { token: access });
    const { sent_at: sentAt } = expectStatus(asked, 200).body;
    expect(Date.parse(sentAt)).toBe(server.clock.now().getTime());
    await server.settle();
    expect(subjectsTo(email)).toEqual([WELCOME]);
  });

  it.each([
    ['its recipient', { recipient: '550 no such mailbox' }],
    ['its text', { data: '554 not wanted' }],
  ])('J5 that are refused for good for %s end, and no address is logged', async (_, answers) => {
    smtp.answer(answers);
    const { email } = await server.join();
    await server.settle();
    expect(await server.services.database.select().from(jobs)).toEqual([]);
    expect(server.logged()).toContain('a job is given up');
    expect(server.logged()).not.toContain(email);
  });

  it('A8 end when what is in them is of no use any more', async () => {
    const { email } = await server.join();
    await server.settle();
    smtp.answer({ recipient: '450 greylisted' });
    await askForReset(email);
    await server.settle();
    server.clock.advance(HOUR_MS);
    await server.settle();
    expect(await server.services.database.select().from(jobs)).toEqual([]);
    smtp.answer({});
    await askForReset(email);
    await server.settle();
    expect(subjectsTo(email)).toEqual([WELCOME, RESET]);
  });

  it('A8 are three an hour to an address that nobody has confirmed; the others follow', async () => {
    const member = await server.join();
    const { access, email, id } = member;
    const resend = async () =>
      expectStatus(await server.call('resendActivation', { token: access }), 200).body;
    await server.settle();
    const began = server.clock.now().getTime();
    for (let minute = 1; minute <= 2; minute += 1) {
      server.clock.advance(MINUTE_MS);
      await resend();
      await server.settle();
    }
    expect(mailsTo(email)).toHaveLength(3);
    server.clock.advance(MINUTE_MS);
    await askForReset(email);
    const { next_at: nextAt } = await resend();
    expect(Date.parse(nextAt)).toBe(began + HOUR_MS);
    await server.settle();
    expect(mailsTo(email)).toHaveLength(3);
    server.clock.advance(began + HOUR_MS - server.clock.now().getTime());
    await server.settle();
    expect(subjectsTo(email).slice(3)).toEqual([RESET]);

    await confirm(id);
    for (let minute = 1; minute <= 3; minute += 1) {
      server.clock.advance(MINUTE_MS);
      await askForReset(email);
      await server.settle();
    }
    expect(mailsTo(email)).toHaveLength(7);
  });

  it('A8 to an address that is wanted instead are refused beyond three an hour', async () => {
    const { access, password } = await server.join();
    const email = 'wanted@example.org';
    const ask = () =>
      server.call('requestEmailChange', {
        token: access,
        body: { email, current_password: password },
      });
    for (let minute = 0; minute < 3; minute += 1) {
      expectStatus(await ask(), 200);
      await server.settle();
      server.clock.advance(MINUTE_MS);
    }
    const refused = await ask();
    expectStatus(refused, 429);
    expect(Number(refused.headers.get('retry-after'))).toBe(3_600 - 3 * 60);
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('A10 do not name a stranger before the address is confirmed', async () => {
    const name = 'Locked, see https://evil.example/unlock';
    const { email, id } = await server.join({ name });
    await askForReset(email);
    await server.settle();
    for (const { data } of mailsTo(email)) expect(data).not.toMatch(/Locked|evil/);
    await confirm(id);
    server.clock.advance(MINUTE_MS);
    await askForReset(email);
    await server.settle();
    const [, , named] = mailsTo(email);
    expect(named?.data).toContain('Hello Locked, see,');
    expect(named?.data).not.toContain('evil');
  });

  it.each([
    ['Ada\r\nSubject: Locked\u2028again', 'Hello Ada Subject: Locked again,'],
    ['Ada www.evil.example', 'Hello Ada,'],
    ['Ada evil.example/a', 'Hello Ada,'],
    ['Ada 邪恶。中国', 'Hello Ada,'],
    ['Ada evil\u200b.example', 'Hello Ada,'],
    ['Ada 10.0.0.1', 'Hello Ada,'],
    ['Ada <eve@evil.example>', 'Hello Ada,'],
    ['Ada http://localhost', 'Hello Ada,'],
    ['\u202eAda\u2069', 'Hello Ada,'],
    ['https://evil.example', 'Hello,'],
    ['Dr. Ada J. R. Lovelace-King', 'Hello Dr. Ada J. R. Lovelace-King,'],
  ])('A10 the name %j stands in them on one line, and leads nowhere', (name, greeting) => {
    const origin = 'https://example.org';
    const { text } = accountMail('en', 'passwordChanged', { name, origin });
    expect(text.split('\n')[0]).toBe(greeting);
  });

  it.each(locales)('A10 greet somebody without a name in %s', (locale) => {
    const origin = 'https://example.org';
    const { text } = accountMail(locale, 'passwordChanged', { name: null, origin });
    expect(text).toMatch(/^\p{L}+[,!！:]\n\n/u);
    expect(text).not.toContain('null');
  });

  it.each(locales)('say the same as text and as HTML, in %s', (locale) => {
    const greeted = { name: 'Ada & <b>Eve</b>', origin: 'https://example.org' };
    const mails = [
      accountMail(locale, 'welcome', { ...greeted, code: 'ABCD2345' }),
      accountMail(locale, 'confirmation', { ...greeted, code: 'ABCD2345' }),
      accountMail(locale, 'alreadyRegistered', greeted),
      accountMail(locale, 'passwordReset', { ...greeted, token: 'the-token' }),
      accountMail(locale, 'passwordChanged', greeted),
    ];
    const places = [
      'https://example.org/verify?code=ABCD2345',
      'https://example.org/verify?code=ABCD2345',
      'https://example.org/?login=1',
      'https://example.org/password?token=the-token',
      'https://example.org/password',
    ];
    for (const [index, { text, html }] of mails.entries()) {
      const place = places[index] ?? 'nowhere';
      expect(text).toContain(place);
      expect(html).toContain(`href="${place}"`);
      expect(html).not.toContain('<b>Eve');
      const words = html
        .replace(/<head>.*<\/head>/, '')
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&#39;', "'");
      for (const line of text.split(/:?\n+/)) expect(words).toContain(line);
    }
    for (const { text } of mails.slice(0, 2)) expect(text).toContain('\n\nABCD2345\n\n');
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(5);
  });
});
