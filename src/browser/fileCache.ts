/** The files of one build, and the id by which its pages know it. */
export type Build = { id: string; files: readonly string[] };

/** The part of a cache that is used here. */
type Files = {
  match: (path: string) => Promise<Response | undefined>;
  put: (path: string, response: Response) => Promise<void>;
  keys: () => Promise<readonly RequestInfo[]>;
  delete: (file: RequestInfo) => Promise<boolean>;
};

type World = {
  build: Build;
  origin: string;
  caches: Pick<CacheStorage, 'keys' | 'delete'> & { open: (name: string) => Promise<Files> };
  fetch: (request: RequestInfo, options?: RequestInit) => Promise<Response>;
};

export type Asked = Pick<Request, 'url' | 'method' | 'mode'>;

/** The empty page; `index.html` may be filled. */
const SHELL = '/builds/shell.html';
const PICTURES = 'pictures';
const MOST_PICTURES = 200;
/** Few at once, so that the page's own calls do not have to wait. */
const AT_ONCE = 4;
/** A slower network counts as none: the shell replaces only a page that did not come. */
const PATIENCE_MS = 10_000;

/** Their names or contents identify the build, so they are never stale. */
const isHashed = (path: string) => /^\/(?:assets|builds\/meta)\//.test(path);
const isLocale = (path: string) => path.startsWith('/locales/');
/** Public pictures of cards; pictures from chats are not among them. */
const isCardPicture = (path: string) => /^\/portraits\/[^/]+\/main-/.test(path);
const isPage = (path: string) => !/^\/(?:api|dev)\//.test(path) && !/\.[a-z0-9]+$/i.test(path);

/** A redirected response must not answer a navigation. */
const unredirected = async (response: Response): Promise<Response> => {
  const { headers } = response;
  return new Response(await response.blob(), { headers });
};

const patience = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });

/**
 * Keeps all files of a build or none, and answers with them; a page only offline, so that an old
 * build never delays a new one. Nothing private passes through it: no API answer, event or payload,
 * nor the id of the latest build.
 */
export function fileCache({ build, origin, caches, fetch }: World) {
  const name = `build-${build.id}`;
  const files: ReadonlySet<string> = new Set(build.files);
  const kept = async (path: string) => (await caches.open(name)).match(path);

  async function page(network: Promise<Response>): Promise<Response> {
    const response = await Promise.race([network.catch(() => null), patience()]);
    const isAnswer = response !== null && response.status !== 502 && response.status !== 504;
    return isAnswer ? response : ((await kept(SHELL)) ?? network);
  }

  async function picture(request: RequestInfo, path: string): Promise<Response> {
    const pictures = await caches.open(PICTURES);
    const known = await pictures.match(path);
    if (known !== undefined) return known;
    const response = await fetch(request);
    if (response.ok) {
      await pictures.put(path, response.clone());
      const keys = await pictures.keys();
      const tooMany = keys.slice(0, Math.max(0, keys.length - MOST_PICTURES));
      await Promise.all(tooMany.map((key) => pictures.delete(key)));
    }
    return response;
  }

  async function networkFirst(request: RequestInfo, path: string): Promise<Response> {
    const network = fetch(request);
    const response = await network.catch(() => null);
    return response?.ok === true ? response : ((await kept(path)) ?? network);
  }

  return {
    /** Throws if a file is missing or the page is from another build: then nothing changes. */
    install: async (): Promise<void> => {
      const cache = await caches.open(name);
      const shell = await fetch(SHELL, { cache: 'no-cache' });
      if (!shell.ok || !(await shell.clone().text()).includes(`"${build.id}"`))
        throw new Error('The page is of another build.');
      const waiting = [...build.files];
      const fetchNext = async (): Promise<void> => {
        const path = waiting.shift();
        if (path === undefined) return;
        const response = await fetch(path, { priority: 'low' });
        if (!response.ok) throw new Error(`There is no ${path}.`);
        await cache.put(path, response);
        return fetchNext();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
      await cache.put(SHELL, await unredirected(shell));
    },

    /** Deletes the files of all other builds. */
    tidy: async (): Promise<void> => {
      const others = (await caches.keys()).filter((key) => key !== name && key !== PICTURES);
      await Promise.all(others.map((key) => caches.delete(key)));
    },

    /** Null if the browser should ask the server itself. `preload`: a page already requested. */
    answer: (
      request: RequestInfo,
      { url, method, mode }: Asked,
      preload: Promise<Response | undefined>,
    ): Promise<Response> | null => {
      const { origin: where, pathname } = new URL(url);
      if (method !== 'GET' || where !== origin) return null;
      if (mode === 'navigate')
        return isPage(pathname)
          ? page(preload.then((response) => response ?? fetch(request)))
          : null;
      if (isHashed(pathname) && files.has(pathname))
        return kept(pathname).then((response) => response ?? fetch(request));
      if (isLocale(pathname)) return networkFirst(request, pathname);
      return isCardPicture(pathname) ? picture(request, pathname) : null;
    },
  };
}
