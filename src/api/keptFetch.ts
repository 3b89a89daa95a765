import type { Fetch } from './http';

/** On an answer that the device kept: since when, in milliseconds since 1970. */
export const KEPT_AT = 'kept-at';

/** Undefined on an answer of the server. */
export const keptAtOf = (response: Response): number | undefined =>
  Number(response.headers.get(KEPT_AT)) || undefined;

/**
 * A fetch that answers with what this device kept where there is no line, which a gateway says by
 * 502 or 504. What the server itself says stands, whatever it is.
 */
export const createKeptFetch =
  (inner: Fetch, recall: (request: Request) => Promise<Response | null>): Fetch =>
  async (request) => {
    const copy = request.clone();
    const answer = inner(request);
    const response = await answer.catch(() => null);
    const isUnanswered = response === null || response.status === 502 || response.status === 504;
    if (!isUnanswered || copy.signal.aborted) return answer;
    return (await recall(copy).catch(() => null)) ?? answer;
  };
