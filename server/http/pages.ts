import { pages } from '../../src/app/pages';

// spec 2
const paths = new Set(
  Object.entries(pages)
    .filter(([pattern, { document }]) => document !== true && !pattern.includes(':'))
    .map(([pattern]) => pattern),
);

const blog = /^\/blog(?:\/[a-z0-9-]+)?$/;
const character = /^\/([a-z0-9-]+)$/;

const reserved = new Set([
  ...[...paths].map((path) => path.split('/')[1] ?? ''),
  'api',
  'assets',
  'builds',
  'create',
  'dev',
  'healthz',
  'icons',
  'locales',
  'media',
  'portraits',
  'sandbox',
]);

/** Whether this can be a page of the blog. */
export const isReading = (path: string): boolean => blog.test(path);

/** First path segments that can never be a character's slug. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

type Known = {
  isCharacter: (slug: string) => boolean;
  /** Whether the build has a text for this path of the blog. */
  isReading: (path: string) => boolean;
};

/** Whether the application has a page at this path. */
export function isPage(path: string, { isCharacter, isReading }: Known): boolean {
  if (blog.test(path)) return isReading(path);
  if (paths.has(path)) return true;
  const slug = character.exec(path)?.[1];
  return slug !== undefined && isCharacter(slug);
}
