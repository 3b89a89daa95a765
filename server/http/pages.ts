// spec 2
const pages = [
  /^\/$/,
  /^\/(?:chat|settings|audio|welcome|undress|password|removal|verify)$/,
  /^\/(?:email\/unsubscribe|settings\/(?:desires|reports))$/,
];

const blog = /^\/blog(?:\/[a-z0-9-]+)?$/;
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
  'media',
  'password',
  'portraits',
  'removal',
  'sandbox',
  'settings',
  'undress',
  'verify',
  'welcome',
]);

/** Whether this can be a page of the blog. */
export const isReading = (path: string): boolean => blog.test(path);

/** First segments of paths that can never be a character's slug. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

type Known = {
  isCharacter: (slug: string) => boolean;
  /** Whether the build has a text for this path of the blog. */
  isReading: (path: string) => boolean;
};

/** Whether the application has a page at this path. */
export function isPage(path: string, { isCharacter, isReading }: Known): boolean {
  if (pages.some((page) => page.test(path))) return true;
  if (blog.test(path)) return isReading(path);
  const slug = character.exec(path)?.[1];
  return slug !== undefined && isCharacter(slug);
}
