import type { Fetch } from './http';

/** Set on answers from the device: when it was kept, in milliseconds since 1970. */
export const KEPT_AT = 'kept-at';

/** Undefined on an answer from the server. */
export const keptAtOf = (response: Response): number | undefined =>
  Number(response.headers.get(KEPT_AT)) || undefined;

/**
 * A fetch that answers from the offline copy without a network, which a gateway reports as 502 or
 * 504. Any other answer of the server is passed on as it is.
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
