import { describe, expect, it } from 'vitest';
import { locales } from '../../server/locale';
import { mailTexts } from '../../server/mail/texts';
import { startTestServer } from '../support/server';
import { startSmtpServer } from '../support/smtpServer';

describe('mails', () => {
  it('leave by SMTP where there is a server for them', async () => {
    const smtp = await startSmtpServer();
    const server = await startTestServer({
      config: { mail: { smtpUrl: smtp.url, from: 'Confidant <hello@example.org>' } },
    });
    const { email } = await server.join({ name: 'Ada' });
    await server.services.background.idle();
    const [mail, ...others] = smtp.mails;
    expect(others).toEqual([]);
    expect([mail?.from, mail?.to]).toEqual(['hello@example.org', email]);
    expect(mail?.data).toContain('Subject: Welcome! Your confirmation code');
    expect(mail?.data).toContain('Hello Ada,');
    expect(await server.services.database.query.mails.findMany()).toEqual([]);
    await server.stop();
    await smtp.stop();
  });

  it('that cannot leave fail nobody, and are logged without the address', async () => {
    const server = await startTestServer({
      config: { mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@example.org' } },
    });
    const { email } = await server.join();
    await server.services.background.idle();
    expect(server.logged()).toContain('background work failed');
    expect(server.logged()).not.toContain(email);
    await server.stop();
  });

  it.each(locales)('are whole in %s', (locale) => {
    const { welcome, alreadyRegistered } = mailTexts[locale];
    const origin = 'https://example.org';
    const mail = welcome({ name: 'Ada', code: 'ABCD2345', origin });
    expect(mail.text).toContain('Ada');
    expect(mail.text).toContain('ABCD2345');
    expect(mail.text).toContain(`\n${origin}\n`);
    expect(alreadyRegistered({ origin }).text).toContain(`${origin}/?login=1`);
    const subjects = new Set([mail.subject, alreadyRegistered({ origin }).subject]);
    expect(subjects.size).toBe(2);
  });
});
