import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mails } from '../database/schema';
import { escapeHtml } from '../http/escapeHtml';
import { isFromHere } from '../http/fromHere';
import { problems } from '../http/problem';
import type { Deps } from './deps';

const SHOWN = 50;

const toArticle = ({ recipient, subject, text, createdAt }: typeof mails.$inferSelect) =>
  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)}, ${createdAt.toISOString()}</p>` +
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
          `<h1>Outbox</h1>${body}</html>`,
      );
  });
}
