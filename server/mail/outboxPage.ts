import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mails } from '../database/schema';
import { escapeHtml } from '../http/escapeHtml';
import { isFromHere } from '../http/fromHere';
import { problems } from '../http/problem';
import type { Deps } from './deps';

const SHOWN = 50;

const style = `:root { color-scheme: light dark; }
body {
  max-width: 720px;
  margin: 0 auto;
  padding: 24px 16px 48px;
  background: light-dark(#f6f5f3, #16161a);
  color: light-dark(#1d1d24, #f1f0ee);
  font: 16px/1.5 system-ui, sans-serif;
}
h1 { margin: 0 0 24px; font-size: 28px; line-height: 1.2; }
article {
  margin: 0 0 16px;
  padding: 20px;
  border: 1px solid light-dark(#dddbe2, #3a3a45);
  border-radius: 16px;
  background: light-dark(#fff, #202027);
}
h2 { margin: 0; font-size: 18px; line-height: 1.3; }
p { margin: 4px 0 16px; color: light-dark(#5c5b66, #b3b1bd); font-size: 14px; overflow-wrap: anywhere; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const sentAt = new Intl.DateTimeFormat('en', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

const toArticle = ({ recipient, subject, text, createdAt }: typeof mails.$inferSelect) =>
  `<article><h2>${escapeHtml(subject)}</h2>` +
  `<p>To ${escapeHtml(recipient)}, ${sentAt.format(createdAt)} UTC</p>` +
  `<pre>${escapeHtml(text)}</pre></article>`;

/** `/dev/outbox`: mails that were not sent, visible on this machine only; never in production. */
export function registerOutboxPage(
  app: FastifyInstance,
  { config, database }: Pick<Deps, 'config' | 'database'>,
): void {
  if (config.isProduction || config.mail.smtpUrl !== null) return;
  app.get('/dev/outbox', async (request, reply) => {
    if (!isFromHere(request.raw)) throw problems.notFound();
    const latest = await database.select().from(mails).orderBy(desc(mails.createdAt)).limit(SHOWN);
    const body = latest.map(toArticle).join('') || '<p>No mail yet.</p>';
    await reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title>` +
          `<meta name="viewport" content="width=device-width">` +
          `<link rel="stylesheet" href="/dev/outbox/style.css"><h1>Outbox</h1>${body}</html>`,
      );
  });
  app.get('/dev/outbox/style.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );
}
