import { describe, expect, it } from 'vitest';
import { locales } from '../../server/locale';
import { accountMail } from '../../server/mail/accountTexts';
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
