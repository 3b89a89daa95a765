import { createHash } from 'node:crypto';
import { productName } from '../../src/ui/brand/brand.ts';
import { toIntlLocale } from '../../common/locales.ts';
import type { Locale } from '../../common/locales.ts';
import type { readArticles } from './articles.ts';

type Articles = Awaited<ReturnType<typeof readArticles>>;

const NAMESPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex'); // RFC 4122, for addresses

/** The same name always gives the same id, wherever the build is: readers track articles by it. */
function idOf(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(`confidant/blog/${name}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const timeOf = (date: string): string => `${date}T00:00:00Z`;

/** The path of a language's feed in the build; the one without a locale is English. */
export const feedFile = (locale: Locale): string => `blog/feed.${locale}.xml`;

/**
 * A language's articles as Atom (RFC 4287), latest first. `origin`: the pages' address; if the
 * build does not know it, links start with a slash.
 */
export function feedOf(locale: Locale, articles: Articles, origin: string): string {
  const tag = toIntlLocale(locale);
  const page = (path: string) => `${origin}${path}?lang=${tag}`;
  const latest = articles.toSorted((one, other) => other.date.localeCompare(one.date));
  const entries = latest.map(
    ({ id, title, description, date }) => `  <entry>
    <id>${idOf(`${tag}/${id}`)}</id>
    <title>${escape(title)}</title>
    <link rel="alternate" type="text/html" hreflang="${tag}" href="${page(`/blog/${id}`)}"/>
    <updated>${timeOf(date)}</updated>
    <summary>${escape(description)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
  <id>${idOf(tag)}</id>
  <title>${productName}</title>
  <link rel="self" type="application/atom+xml" href="${origin}/${feedFile(locale)}"/>
  <link rel="alternate" type="text/html" hreflang="${tag}" href="${page('/blog')}"/>
  <updated>${timeOf(latest[0]?.date ?? '1970-01-01')}</updated>
  <author>
    <name>${productName}</name>
  </author>
${entries.join('\n')}
</feed>
`;
}
