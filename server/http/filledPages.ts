import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { firstPage } from '../catalogue/payloads';
import { localeOf, locales } from '../locale';
import type { Locale } from '../locale';
import type { Services } from '../services';
import { cookiesOf } from './cookies';
import { packPage, sendPacked } from './packedPage';
import type { PackedPage } from './packedPage';

const KEPT_PAGES = 300;
const VARY = 'Cookie, Accept-Language, Accept-Encoding';

const themes = ['system', 'dark', 'light'] as const;
type Theme = (typeof themes)[number];

type Wanted = {
  path: string;
  isAdult: boolean;
  locale: Locale;
  messages: unknown;
  theme: Theme;
  page: unknown;
  links: Record<string, string>;
};
type Fill = (template: string, wanted: Wanted) => unknown;

const viewSchema = v.object({ fillPage: v.custom<Fill>((value) => typeof value === 'function') });

const linksSchema = v.record(v.string(), v.string());

type Build = {
  stamp: string;
  template: string;
  fillPage: Fill;
  links: Record<string, string>;
  texts: Map<Locale, unknown>;
};

type Kept = { data: string; page: PackedPage };

const isOneOf = <T extends string>(list: readonly T[], value: string | undefined): value is T =>
  list.some((entry) => entry === value);

/**
 * Fills the page with the first view in the visitor's language and theme: with the cookie of the age
 * gate the shell and at `/` the catalogue's first page, without it the gate alone. Null where the
 * build has nothing to fill it with, where the application has no such page, and after a fault.
 */
export function filledPages({ config, catalogue, log }: Services) {
  const folder = resolve(config.distDir);
  const beside = join(folder, '.vite');
  const pages = new Map<string, Kept>();
  let build: Promise<Build | null> | null = null;
  let stamp = '';

  const stampOf = async () => {
    const { mtimeMs, size } = await stat(join(beside, 'page.html'));
    return `${mtimeMs}-${size}`;
  };

  async function load(): Promise<Build> {
    const template = await readFile(join(beside, 'page.html'), 'utf8');
    // A build that takes the place of another has modules of its own; for a link that was put
    // elsewhere Node would remember where it led before.
    const file = await realpath(join(beside, 'firstView.mjs'));
    const address = `${pathToFileURL(file).href}?${stamp}`;
    const module: unknown = await import(/* @vite-ignore */ address);
    const links = await readFile(join(beside, 'links.json'), 'utf8');
    return {
      stamp,
      template,
      ...v.parse(viewSchema, module),
      links: v.parse(linksSchema, JSON.parse(links)),
      texts: new Map(),
    };
  }

  async function current(): Promise<Build | null> {
    const found = await stampOf().catch(() => null);
    if (found === null) return null;
    if (found !== stamp || build === null) {
      stamp = found;
      pages.clear();
      build = load().catch((error: unknown) => {
        log.error({ err: error }, 'the first view cannot be drawn');
        return null;
      });
    }
    return build;
  }

  async function textsOf({ texts }: Build, locale: Locale): Promise<unknown> {
    if (locale === 'en') return null;
    if (!texts.has(locale)) {
      const text = await readFile(join(folder, 'locales', `${locale}.json`), 'utf8');
      texts.set(locale, JSON.parse(text));
    }
    return texts.get(locale);
  }

  /** Those that were asked for longest ago give way. */
  function keep(key: string, entry: Kept) {
    pages.delete(key);
    pages.set(key, entry);
    const [oldest = ''] = pages.keys();
    if (pages.size > KEPT_PAGES) pages.delete(oldest);
  }

  async function draw(request: FastifyRequest, path: string): Promise<PackedPage | null> {
    const loaded = await current();
    if (loaded === null) return null;
    const cookies = cookiesOf(request.headers.cookie);
    const chosen = cookies.get('locale');
    const locale = isOneOf(locales, chosen) ? chosen : localeOf(request.headers['accept-language']);
    const themeCookie = cookies.get('theme');
    const theme = isOneOf(themes, themeCookie) ? themeCookie : 'dark';
    const isAdult = cookies.get('over18') === '1';
    const page = isAdult && path === '/' ? firstPage(catalogue, locale).data : null;
    const data = JSON.stringify(page);
    const key = JSON.stringify([locale, theme, isAdult, path]);
    const kept = pages.get(key);
    if (kept?.data === data) {
      keep(key, kept);
      return kept.page;
    }

    const messages = await textsOf(loaded, locale);
    const { links } = loaded;
    const wanted = { path, isAdult, locale, messages, theme, page, links };
    const html = loaded.fillPage(loaded.template, wanted);
    if (typeof html !== 'string') return null;
    const drawn = await packPage(html);
    if (loaded.stamp === stamp) keep(key, { data, page: drawn });
    return drawn;
  }

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    const page = await draw(request, path).catch((error: unknown) => {
      request.log.error({ err: error }, 'the first view cannot be drawn');
      return null;
    });
    if (page === null) return false;
    await sendPacked(request, reply.header('cache-control', 'no-cache').header('vary', VARY), page);
    return true;
  };
}
