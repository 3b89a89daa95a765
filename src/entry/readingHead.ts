import { parse } from '../api/parse';
import { readingSchema } from '../api/parseBlog';
import { createProductIntl } from '../i18n/createProductIntl';
import '../i18n/lazy';
import { locales, toIntlLocale } from '../../common/locales';
import { isMessages } from '../i18n/messageTypes';
import type { BlogReading } from '../machines/blog/blogMachine';
import type { Locale } from '../../common/locales';
import type { Messages } from '../machines/locale/localeMachine';
import { productName } from '../ui/brand/brand';

/*
 * The head of a blog page for those who run no scripts: search engines, feeds and link previews.
 * The application renders the page itself.
 */

type Wanted = {
  path: string;
  locale: Locale;
  messages: Messages;
  /** The payload of the page. */
  reading: unknown;
  /** The origin of the pages; empty if unknown, and then addresses begin with a slash. */
  origin: string;
};

export const toAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The built page, with the head for the article or the list. */
export function withReadingHead(template: string, wanted: Wanted): string {
  const { path, locale, origin } = wanted;
  const { type, title, description, picture, date } = factsOf(wanted);
  const shown = `${title} · ${productName}`;
  const address = `${origin}${path}`;
  const inLanguage = (tag: string) => `${address}?lang=${tag}`;
  const property = (name: string, value: string) => meta('property', name, value);
  const links = [
    link('canonical', inLanguage(toIntlLocale(locale))),
    ...locales
      .map(toIntlLocale)
      .map((tag) => link('alternate', inLanguage(tag), { hreflang: tag })),
    link('alternate', address, { hreflang: 'x-default' }),
    link('alternate', `${origin}/blog/feed.${locale}.xml`, {
      type: 'application/atom+xml',
      title: productName,
    }),
  ];
  const more = [
    property('og:url', inLanguage(toIntlLocale(locale))),
    property('og:locale', openGraphLocale(locale)),
    ...(date === null ? [] : [property('article:published_time', date)]),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', `${origin}${picture}`),
  ];
  const changes: [before: string | RegExp, after: string][] = [
    ['<html lang="en">', `<html lang="${toIntlLocale(locale)}">`],
    [/<title>[^<]{0,500}<\/title>/, `<title>${toAttribute(shown)}</title>`],
    ['</head>', `${[...links, ...more].join('')}</head>`],
  ];
  const metas = new Map([
    ['description', meta('name', 'description', description)],
    ['og:type', property('og:type', type)],
    ['og:title', property('og:title', title)],
    ['og:description', property('og:description', description)],
    ['og:image', property('og:image', `${origin}${picture}`)],
  ]);
  const ofThis = template.replaceAll(META, (tag, name: string) => metas.get(name) ?? tag);
  return changes.reduce((html, [before, after]) => html.replace(before, () => after), ofThis);
}

/** A language is named with a country here: the one where most speak it, and English is British. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(toIntlLocale(locale)).maximize();
  return `${language}_${locale === 'en' ? 'GB' : region}`;
}

function factsOf({ path, locale, messages, reading }: Wanted) {
  const shown: BlogReading = parse(readingSchema, reading);
  if (shown.kind === 'article') {
    const { title, description, date } = shown.article;
    return { type: 'article', title, description, date, picture: `${path}/social.${locale}.jpg` };
  }
  const known = isMessages(messages) ? messages : undefined;
  const intl = createProductIntl({ locale, messages: known, onError: () => undefined });
  return {
    type: 'website',
    title: intl.formatMessage({ id: 'blog.title' }),
    description: intl.formatMessage({ id: 'blog.lead' }),
    date: null,
    picture: '/icons/social-card.png',
  };
}

const META = /<meta (?:name|property)="([^"<>]{1,40})"[^<>]*>/g;

const meta = (kind: 'name' | 'property', name: string, value: string): string =>
  `<meta ${kind}="${name}" content="${toAttribute(value)}">`;

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): string =>
  `<link rel="${rel}"${Object.entries(more)
    .map(([name, value]) => ` ${name}="${toAttribute(value)}"`)
    .join('')} href="${toAttribute(href)}">`;
