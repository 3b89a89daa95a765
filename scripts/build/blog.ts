import type { Plugin } from 'vite';
import { locales } from '../../common/locales.ts';
import { readArticles, readingPayloads } from '../content/articles.ts';
import { feedFile, feedOf } from '../content/feed.ts';
import { socialCard } from '../content/socialCard.ts';

/** English has the plain name, as any static host serves it; the other languages are beside it. */
const nameFor = (locale: string) => (locale === 'en' ? '_payload.json' : `_payload.${locale}.json`);

/**
 * Writes the blog's pages as payloads, `blog/_payload.json` and `blog/{id}/_payload.json`, its
 * feeds `blog/feed.{locale}.xml`, and for each article `blog/{id}/social.{locale}.jpg`.
 * `publicOrigin`: the pages' address, for the feeds; if empty, our own server adds it.
 */
export function blog({ isOn, publicOrigin }: { isOn: boolean; publicOrigin: string }): Plugin {
  return {
    name: 'blog',
    async generateBundle() {
      if (!isOn) return;
      for (const locale of locales) {
        for (const [path, payload] of await readingPayloads(locale)) {
          const fileName = `${path.slice(1)}/${nameFor(locale)}`;
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(payload) });
        }
        const articles = await readArticles(locale);
        const feed = feedOf(locale, articles, publicOrigin);
        this.emitFile({ type: 'asset', fileName: feedFile(locale), source: feed });
        if (locale === 'en')
          this.emitFile({ type: 'asset', fileName: 'blog/feed.xml', source: feed });
        const cards = articles.map(async (article) => {
          const source = await socialCard(article, locale);
          this.emitFile({
            type: 'asset',
            fileName: `blog/${article.id}/social.${locale}.jpg`,
            source,
          });
        });
        await Promise.all(cards);
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, path] =
          /^(\/blog(?:\/[a-z0-9-]+)?)\/_payload\.json$/.exec(request.url ?? '') ?? [];
        if (!isOn || path === undefined) return next();
        const wanted = locales.find((locale) => request.headers['accept-language'] === locale);
        readingPayloads(wanted ?? 'en').then((payloads) => {
          const payload = payloads.get(path);
          if (payload === undefined) return next();
          response.setHeader('content-type', 'application/json').end(JSON.stringify(payload));
        }, next);
      });
    },
  };
}
