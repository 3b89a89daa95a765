import { fromPromise } from 'xstate';
import type { PageWish, PreloadReply } from '../../machines/prefetch/preloadMachine';
import type { Fetch } from '../http';
import { parse } from '../parse';
import { payloadSchema } from '../payload';
import { UnexpectedAnswer } from '../problem';

/** The server is busy: too many calls, or none that it could answer now. */
const busyStatuses: ReadonlySet<number> = new Set([429, 503]);

/**
 * Fetches a page's first content and its code; a visitor who goes there will hear of failures.
 * `fetch` neither retries nor carries a token: nothing here is private.
 */
export const fetchPage = (
  fetch: Fetch,
  origin: string,
  fetchCode: (pattern: string) => Promise<unknown>,
) =>
  fromPromise<PreloadReply, PageWish>(async ({ input, signal }) => {
    const { path, pattern, hasPayload, locale } = input;
    const code = fetchCode(pattern).catch(() => undefined);
    if (!hasPayload) {
      await code;
      return { kind: 'fetched', payload: null };
    }
    const response = await fetch(
      new Request(new URL(`${path.replace(/\/$/, '')}/_payload.json`, origin), {
        headers: { 'Accept-Language': locale },
        priority: 'low',
        signal,
      }),
    );
    if (busyStatuses.has(response.status)) return { kind: 'busy' };
    if (!response.ok) throw new UnexpectedAnswer(response);
    const payload = parse(payloadSchema, await response.json());
    await code;
    return { kind: 'fetched', payload };
  });
