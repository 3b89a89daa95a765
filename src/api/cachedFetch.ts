import type { Fetch } from './http';

/** Set on answers from the device: when it was cached, in milliseconds since 1970. */
export const CACHED_AT = 'cached-at';

/** Undefined on an answer from the server. */
export const cachedAtOf = (response: Response): number | undefined =>
  Number(response.headers.get(CACHED_AT)) || undefined;

/**
 * A fetch that answers from the offline copy without a network, which a gateway reports as 502 or
 * 504. Any other answer of the server is passed on as it is.
 */
export const createCachedFetch =
  (inner: Fetch, recall: (request: Request) => Promise<Response | null>): Fetch =>
  async (request) => {
    const copy = request.clone();
    const answer = inner(request);
    const response = await answer.catch(() => null);
    const isUnanswered = response === null || response.status === 502 || response.status === 504;
    if (!isUnanswered || copy.signal.aborted) return answer;
    return (await recall(copy).catch(() => null)) ?? answer;
  };
