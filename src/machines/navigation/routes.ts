import { pages } from '../../app/pages';

/** One rule of the build manifest: what a route needs before it shows, and how it is served. */
export type RouteRule = {
  middleware?: string[] | undefined;
  payload?: boolean | undefined;
  document?: boolean | undefined;
};

/** Route rules by pattern, in the shape of `builds/meta/{buildId}.json` (spec 4.16). */
export type RouteRules = Readonly<Record<string, RouteRule>>;

/** The rules of this build. */
export const routeRules: RouteRules = Object.fromEntries(
  Object.entries(pages).map(([pattern, { middleware, payload, document }]) => [
    pattern,
    {
      ...(middleware && { middleware: [...middleware] }),
      ...(payload && { payload }),
      ...(document && { document }),
    },
  ]),
);

/** A slash at the end of a path makes no difference. */
const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);

const firstSegments = Object.entries(pages)
  .filter(([, { document }]) => !document)
  .map(([pattern]) => segmentsOf(pattern)[0] ?? '');

/** First path segments of the application, which no character may have. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...firstSegments.filter((segment) => segment !== '' && !segment.startsWith(':')),
  'api',
  'assets',
  'builds',
  'dev',
  'favicon.ico',
  'healthz',
  'icons',
  'locales',
  'login',
  'media',
  'portraits',
  'robots.txt',
  'signup',
]);

export type Route = { pattern: string; params: Readonly<Record<string, string>> };

const openSegments = new Set(
  Object.entries(pages)
    .filter(([, { isUngated }]) => isUngated)
    .map(([pattern]) => segmentsOf(pattern)[0] ?? ''),
);

/** Pages that show nothing of the catalogue are open without the age gate (spec 2). */
export const isUngated = (path: string): boolean => openSegments.has(segmentsOf(path)[0] ?? '');

/** Whether a page opens over Explore. */
export const isChild = (pattern: string | undefined): boolean =>
  pages[pattern ?? '']?.isChild === true;

/** Whether two paths lead to the same page. */
export const isSamePath = (one: string, other: string): boolean =>
  segmentsOf(one).join('/') === segmentsOf(other).join('/');

const matchPattern = (pattern: string, path: string): Route | null => {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else {
      if (value === '' || (index === 0 && reservedSegments.has(value))) return null;
      params[part.slice(1)] = value;
    }
  }
  return { pattern, params };
};

/**
 * The first route whose pattern fits the path; null when the application has no such page, or when
 * it is a document.
 */
export const matchRoute = (rules: RouteRules, path: string): Route | null => {
  for (const pattern of Object.keys(rules)) {
    const route = matchPattern(pattern, path);
    if (route !== null) return rules[pattern]?.document === true ? null : route;
  }
  return null;
};
