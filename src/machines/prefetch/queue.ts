import { isSamePath, matchRoute } from '../navigation/routes';
import type { RouteRules } from '../navigation/routes';
import type { Payload } from './payload';
import type { PageWish } from './preloadMachine';

/** spec 4.16: how many pages are fetched at once. */
export const AT_ONCE = 4;

/** What prefetching needs to know about the visitor. */
export type Visit = {
  /** The visitor passed the age gate: the catalogue may be requested. */
  isAdult: boolean;
  isOnline: boolean;
  /** The user whose profile is loaded, if any. */
  person: string | null;
  /** The language of what is fetched. */
  locale: string;
  /** The page that is on screen. */
  path: string | null;
  rules: RouteRules;
};

export type PrefetchContext = {
  visit: Visit | null;
  /** The connection is slow or metered. */
  isSparing: boolean;
  /** The pages of links in view, or under pointer or focus; the oldest first. */
  links: Readonly<Record<string, 'seen' | 'pointed'>>;
  preloads: Readonly<Record<string, 'fetching' | 'kept'>>;
  /** What was fetched, by path. */
  payloads: Readonly<Record<string, Payload>>;
};

export const without = <T>(all: Readonly<Record<string, T>>, path: string) =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== path));

export const fetchingOf = ({ preloads }: PrefetchContext): string[] =>
  Object.keys(preloads).filter((path) => preloads[path] === 'fetching');

export const mayFetch = ({ visit, isSparing }: PrefetchContext): boolean =>
  visit !== null && visit.isAdult && visit.isOnline && !isSparing;

/** A persona: the server makes such names, and nothing about it is public. */
const isPersonas = (path: string): boolean => /^\/my-[0-9a-f]{20}\/?$/.test(path);

/** The pages to fetch next: those pointed at before those in view, as far as there is room. */
export const nextPages = (context: PrefetchContext): PageWish[] => {
  const { links, preloads, visit } = context;
  if (visit === null || !mayFetch(context)) return [];
  const waiting = Object.keys(links).flatMap((path): PageWish[] => {
    const route = matchRoute(visit.rules, path);
    if (route === null || path in preloads) return [];
    if (visit.path !== null && isSamePath(visit.path, path)) return [];
    const hasPayload = visit.rules[route.pattern]?.payload === true && !isPersonas(path);
    return [{ path, pattern: route.pattern, hasPayload, locale: visit.locale }];
  });
  const isPointed = ({ path }: PageWish) => links[path] === 'pointed';
  return [...waiting.filter(isPointed), ...waiting.filter((page) => !isPointed(page))].slice(
    0,
    Math.max(0, AT_ONCE - fetchingOf(context).length),
  );
};
