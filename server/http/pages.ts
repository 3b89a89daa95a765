// spec 2
const pages = [
  /^\/$/,
  /^\/(?:chat|settings|audio|welcome|undress|blog|password|verify)$/,
  /^\/blog\/[^/]+$/,
  /^\/email\/unsubscribe$/,
];

const character = /^\/([a-z0-9-]+)$/;

const reserved = new Set([
  'api',
  'assets',
  'audio',
  'blog',
  'builds',
  'chat',
  'create',
  'dev',
  'email',
  'healthz',
  'icons',
  'locales',
  'password',
  'portraits',
  'settings',
  'undress',
  'verify',
  'welcome',
]);

/** First segments of paths that can never be a character's slug. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** Whether the application has a page at this path. */
export function isPage(path: string, isCharacter: (slug: string) => boolean): boolean {
  if (pages.some((page) => page.test(path))) return true;
  const slug = character.exec(path)?.[1];
  return slug !== undefined && isCharacter(slug);
}
