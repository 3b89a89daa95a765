import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { locales } from '../../common/locales';
import { localeOf } from '../base/locale';
import type { Locale } from '../../common/locales';
import { buildMissing } from '../base/startFaults';
import { cookiesOf } from '../http/cookies';
import { isReading } from '../http/pages';
import type { PageConfig } from './settings';

const themes = ['system', 'dark', 'light'] as const;

export type Visitor = {
  locale: Locale;
  theme: (typeof themes)[number];
  isAdult: boolean;
};

type Draw = (template: string, ...wanted: unknown[]) => unknown;

const drawSchema = v.custom<Draw>((value) => typeof value === 'function');
const viewSchema = v.object({ fillPage: drawSchema, answerRemoval: drawSchema });

const linksSchema = v.record(v.string(), v.string());

export type Build = {
  stamp: string;
  template: string;
  /** src/entry/firstView.tsx */
  draw: v.InferOutput<typeof viewSchema>;
  links: Record<string, string>;
  texts: Map<Locale, unknown>;
};

/** `index.html` is filled in, for a static host. */
export const EMPTY_PAGE = 'builds/shell.html';
/** Value of the folder of the build when the pages are served elsewhere. */
const ELSEWHERE = 'none';

/** Throws StartFault if there are no pages to serve. */
export function demandBuild({ distDir }: PageConfig): void {
  if (distDir === ELSEWHERE || existsSync(join(distDir, EMPTY_PAGE))) return;
  throw buildMissing(resolve(distDir));
}

const isOneOf = <T extends string>(list: readonly T[], value: string | undefined): value is T =>
  list.some((entry) => entry === value);

const querySchema = v.object({ lang: v.string() });

/**
 * What the page is drawn for: the cookies decide; without one for the language, the address does,
 * as feeds and search engines link to it, and then the browser.
 */
export function visitorOf({ headers, query }: FastifyRequest): Visitor {
  const cookies = cookiesOf(headers.cookie);
  const locale = cookies.get('locale');
  const theme = cookies.get('theme');
  const named = v.is(querySchema, query) ? [query.lang] : [];
  const languages = [...named, headers['accept-language'] ?? ''].join(',');
  return {
    locale: isOneOf(locales, locale) ? locale : localeOf(languages),
    theme: isOneOf(themes, theme) ? theme : 'system',
    isAdult: cookies.get('over18') === '1',
  };
}

/** Loads what lies beside the build to draw pages with, again whenever a new build replaces it. */
export function builtView({ config, log }: { config: PageConfig; log: Logger }) {
  const folder = resolve(config.distDir);
  const beside = join(folder, '.vite');
  let build: Promise<Build | null> | null = null;
  let stamp = '';

  const stampOf = async () => {
    const { mtimeMs, size } = await stat(join(beside, 'page.html'));
    return `${mtimeMs}-${size}`;
  };

  async function load(): Promise<Build> {
    const template = await readFile(join(beside, 'page.html'), 'utf8');
    // A new build has modules of its own; if a symlink was moved, Node would remember its old
    // target.
    const file = await realpath(join(beside, 'firstView.mjs'));
    const address = `${pathToFileURL(file).href}?${stamp}`;
    const module: unknown = await import(/* @vite-ignore */ address);
    const links = await readFile(join(beside, 'links.json'), 'utf8');
    return {
      stamp,
      template,
      draw: v.parse(viewSchema, module),
      links: v.parse(linksSchema, JSON.parse(links)),
      texts: new Map(),
    };
  }

  return {
    /** Null if there is none, or if it cannot be read, which is logged. */
    async current(): Promise<Build | null> {
      const found = await stampOf().catch(() => null);
      if (found === null) return null;
      if (found !== stamp || build === null) {
        stamp = found;
        build = load().catch((error: unknown) => {
          log.error({ err: error }, 'the first view cannot be drawn');
          return null;
        });
      }
      return build;
    },

    isCurrent: (loaded: Build): boolean => loaded.stamp === stamp,

    /** The payload of a blog page; undefined for other pages. */
    async readingOf(path: string, locale: Locale): Promise<unknown> {
      if (!isReading(path)) return undefined;
      const own = join(folder, path, `_payload.${locale}.json`);
      const text = await readFile(own, 'utf8').catch(() =>
        readFile(join(folder, path, '_payload.json'), 'utf8'),
      );
      const reading: unknown = JSON.parse(text);
      return reading;
    },

    /** Null for English. */
    async textsOf({ texts }: Build, locale: Locale): Promise<unknown> {
      if (locale === 'en') return null;
      if (!texts.has(locale)) {
        const text = await readFile(join(folder, 'locales', `${locale}.json`), 'utf8');
        texts.set(locale, JSON.parse(text));
      }
      return texts.get(locale);
    },
  };
}

export type BuiltView = ReturnType<typeof builtView>;
