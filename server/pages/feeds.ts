import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { locales } from '../../common/locales';
import { visitorOf } from './builtView';
import type { PageConfig } from './settings';

/**
 * Serves the blog's feeds, `feed.xml` in the visitor's language and each by its own name, with
 * absolute links even if the build did not know the origin.
 */
export function registerFeeds(
  app: FastifyInstance,
  { config, publicOrigin }: { config: PageConfig; publicOrigin(): string },
): void {
  const folder = resolve(config.distDir);
  for (const named of [null, ...locales]) {
    const address = named === null ? '/blog/feed.xml' : `/blog/feed.${named}.xml`;
    app.get(address, { compress: {} }, async (request, reply) => {
      const locale = named ?? visitorOf(request).locale;
      const file = join(folder, `blog/feed.${locale}.xml`);
      const feed = await readFile(file, 'utf8').catch(() => null);
      if (feed === null) return reply.callNotFound();
      if (named === null) reply.header('vary', 'Cookie, Accept-Language');
      return reply
        .header('cache-control', 'no-cache')
        .type('application/atom+xml; charset=utf-8')
        .send(feed.replaceAll(' href="/', () => ` href="${publicOrigin()}/`));
    });
  }
}
