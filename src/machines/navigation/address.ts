/** A place in the application: a path from `/`, and a query without its question mark. */
export type Address = { path: string; search: string };

/** Overlays that may open over any page by query (spec 2). */
export const overlayNames = [
  'login',
  'signup',
  'premium',
  'pw',
  'purchase',
  'report',
  'profile',
  'memory',
  'search',
  'create',
] as const;
export type OverlayName = (typeof overlayNames)[number];

export type Overlay = { name: OverlayName; params: Readonly<Record<string, string>> };

/** Query keys that belong to an overlay and are removed with it. */
const overlayKeys: ReadonlySet<string> = new Set([
  ...overlayNames,
  'from',
  'next',
  'about',
  'paid',
]);

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** Reads a query; the last value of a repeated key counts, and broken escapes stay as they are. */
export const parseSearch = (search: string): Record<string, string> => {
  const params: Record<string, string> = Object.create(null);
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const key = at < 0 ? pair : pair.slice(0, at);
    params[decode(key)] = at < 0 ? '' : decode(pair.slice(at + 1));
  }
  return params;
};

export const formatSearch = (params: Readonly<Record<string, string>>): string =>
  Object.entries(params)
    .map((entry) => entry.map(encodeURIComponent).join('='))
    .join('&')
    // Lists are readable, and a query may have commas.
    .replaceAll('%2C', ',');

export const formatAddress = ({ path, search }: Address): string =>
  search === '' ? path : `${path}?${search}`;

export const parseAddress = (text: string): Address => {
  const withoutHash = text.split('#', 1)[0] ?? '';
  const at = withoutHash.indexOf('?');
  return at < 0
    ? { path: withoutHash, search: '' }
    : { path: withoutHash.slice(0, at), search: withoutHash.slice(at + 1) };
};

export const overlayOf = (search: string): Overlay | null => {
  const params = parseSearch(search);
  const name = overlayNames.find(
    // The address of a purchase names it: `?purchase={id}`.
    (candidate) => params[candidate] === '1' || (candidate === 'purchase' && params[candidate]),
  );
  return name === undefined ? null : { name, params };
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The message at which a chat opens: `/{slug}?message={id}`. */
export const messageOf = (search: string): string | null => {
  const id = parseSearch(search)['message'];
  return id !== undefined && uuid.test(id) ? id : null;
};

/** The query without the overlay's own keys, as the page below keeps it. */
export const withoutOverlay = (search: string): string =>
  formatSearch(
    Object.fromEntries(
      Object.entries(parseSearch(search)).filter(([key]) => !overlayKeys.has(key)),
    ),
  );

/** Login and signup lead to each other, and share what comes after them. */
const isSignIn = (name: OverlayName): boolean => name === 'login' || name === 'signup';

/**
 * The same page with an overlay over it; the page keeps its own query. Between login and signup,
 * `next` is kept as well.
 */
export const withOverlay = (
  { path, search }: Address,
  name: OverlayName,
  params: Readonly<Record<string, string>> = {},
): Address => {
  const open = overlayOf(search);
  const next = open !== null && isSignIn(open.name) && isSignIn(name) ? open.params['next'] : null;
  return {
    path,
    search: formatSearch({
      ...parseSearch(withoutOverlay(search)),
      // An overlay that opens over the persona form leaves the form open.
      ...(open?.params['create'] === '1' && !isSignIn(name) && { create: '1' }),
      [name]: '1',
      ...(next == null ? {} : { next }),
      ...params,
    }),
  };
};

/** What is below the overlay: the page, with the persona form over it if that is open. */
export const belowOverlay = ({ path, search }: Address): Address => {
  const open = overlayOf(search);
  const page = { path, search: withoutOverlay(search) };
  return open?.name !== 'create' && open?.params['create'] === '1'
    ? withOverlay(page, 'create')
    : page;
};

/** The login over Explore, which continues at `next`. */
export const loginFor = (next: string): string =>
  formatAddress({ path: '/', search: formatSearch({ login: '1', next }) });

/**
 * Where a login may continue: a path of this origin, else null. Anything that a browser could
 * read as another origin or as a script is refused (fault row X2).
 */
export const safeNext = (next: string | undefined): string | null => {
  if (next === undefined || !next.startsWith('/')) return null;
  // A browser drops tabs and line ends and reads a backslash as a slash before it parses.
  if (/[\u0000-\u0020\u007f\\]/.test(next)) return null;
  const plain = decode(next);
  if (/[\u0000-\u001f\u007f\\]/.test(plain)) return null;
  // Dots climb up the path, and may leave two slashes at its head.
  return isPlainPath(parseAddress(next).path) && isPlainPath(parseAddress(plain).path)
    ? next
    : null;
};

const isPlainPath = (path: string): boolean =>
  !path.includes('//') && !path.split('/').some((part) => part === '.' || part === '..');
