/** Where calls get their access token, and where they report its refusal. */
export type TokenPort = {
  current: () => string | null;
  /**
   * Waits for a token other than the refused one; null if none can be had. Calls that are refused
   * together share one refresh.
   */
  renew: (refused: string) => Promise<string | null>;
  /** Whether two tokens are known to belong to different users. */
  isAnotherUser: (one: string, other: string) => boolean;
  /** The renewed token was refused as well: the session is over. */
  reject: (refused: string) => void;
};

export type Fetch = (request: Request) => Promise<Response>;

export type HttpOptions = {
  fetch: Fetch;
  /** The chosen locale, sent as `Accept-Language`. */
  locale: () => string;
  /** Waits this many milliseconds. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A random number from 0 to 1. */
  random: () => number;
  /** The timeout of a call in milliseconds; null for a stream, which has no end. */
  timeoutMs: number | null;
};

/** spec 7: statuses after which a call that changes nothing is retried once. */
const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const LONGEST_RETRY_MS = 3_000;

/** The server's Retry-After in milliseconds; null if absent or unreadable. */
export const retryAfterMs = (response: Response): number | null => {
  const header = response.headers.get('retry-after');
  if (header === null || !/^\d+$/.test(header)) return null;
  return Number(header) * 1_000;
};

const withHeader = (request: Request, name: string, value: string): Request => {
  const copy = new Request(request);
  copy.headers.set(name, value);
  return copy;
};

/**
 * A fetch that names the language, times out, and retries a call that changes nothing once (spec
 * 7).
 */
export const createFetch =
  ({ fetch, locale, pause, random, timeoutMs }: HttpOptions): Fetch =>
  async (request) => {
    const send = () => {
      const attempt = withHeader(request.clone(), 'Accept-Language', locale());
      if (timeoutMs === null) return fetch(attempt);
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
      return fetch(new Request(attempt, { signal }));
    };
    const response = await send();
    if (!safeMethods.has(request.method) || !retriedStatuses.has(response.status)) return response;
    const wait = retryAfterMs(response) ?? 200 + 300 * random();
    if (wait > LONGEST_RETRY_MS) return response;
    await pause(wait, request.signal);
    return send();
  };

/**
 * A fetch that carries the access token. A refused call waits for the refresh under way and is
 * retried once (fault rows S2 and S3); a second refusal ends the session.
 */
export const createAuthorizedFetch =
  (inner: Fetch, tokens: TokenPort): Fetch =>
  async (request) => {
    const sent = tokens.current();
    if (sent === null) return inner(request);
    const response = await inner(withHeader(request.clone(), 'Authorization', `Bearer ${sent}`));
    if (response.status !== 401) return response;

    const current = tokens.current();
    const next = current !== null && current !== sent ? current : await tokens.renew(sent);
    if (next === null || request.signal.aborted) return response;
    // Never repeat one user's request in another's name (fault row S7).
    if (tokens.isAnotherUser(sent, next)) return response;
    const repeated = await inner(withHeader(request, 'Authorization', `Bearer ${next}`));
    if (repeated.status === 401) tokens.reject(next);
    return repeated;
  };
