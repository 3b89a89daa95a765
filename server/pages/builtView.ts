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
import type { Config } from '../config';
import { buildMissing } from '../base/startFaults';
import { cookiesOf } from '../http/cookies';
import { isReading } from '../http/pages';

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

/** `index.html` is filled, for a static host. */
export const EMPTY_PAGE = 'builds/shell.html';
/** As a folder of the build: the pages are served elsewhere. */
const ELSEWHERE = 'none';

/** Throws StartFault where there are no pages to serve. */
export function demandBuild({ distDir }: Pick<Config, 'distDir'>): void {
  if (distDir === ELSEWHERE || existsSync(join(distDir, EMPTY_PAGE))) return;
  throw buildMissing(resolve(distDir));
}

const isOneOf = <T extends string>(list: readonly T[], value: string | undefined): value is T =>
  list.some((entry) => entry === value);

const querySchema = v.object({ lang: v.string() });

/**
 * What the page is drawn for, as the cookies say; who has chosen no language has the one that the
 * address names, which a feed or a search engine led to, else one of the browser's.
 */
export function visitorOf({ headers, query }: FastifyRequest): Visitor {
  const cookies = cookiesOf(headers.cookie);
  const locale = cookies.get('locale');
  const theme = cookies.get('theme');
  const named = v.is(querySchema, query) ? [query.lang] : [];
  const languages = [...named, headers['accept-language'] ?? ''].join(',');
  return {
    locale: isOneOf(locales, locale) ? locale : localeOf(languages),
    theme: isOneOf(themes, theme) ? theme : 'dark',
    isAdult: cookies.get('over18') === '1',
  };
}

/** What stands beside the build to draw pages with; each build that takes its place is taken up. */
export function builtView({ config, log }: { config: Config; log: Logger }) {
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
    // A build that takes the place of another has modules of its own; for a link that was put
    // elsewhere Node would remember where it led before.
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
    /** Null where there is none, and where it cannot be read, which is logged. */
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

    /** The payload of a page of the blog; undefined for any other. */
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
