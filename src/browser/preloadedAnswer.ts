/** An answer requested before the application had loaded (`src/entry/early.ts`). */
export type PreloadedAnswer = {
  url: string;
  /** The `Accept-Language` of its request. */
  language: string;
  /** Read to its end, so that the application's first render need not wait for it. */
  response: Promise<ReadAnswer>;
};

export type ReadAnswer = { body: string; init: ResponseInit };

/** Null once the application is running: nothing is preloaded after that. */
export type PreloadScope = { preloadedAnswer?: PreloadedAnswer | null | undefined };

declare global {
  var preloadedAnswer: PreloadedAnswer | null | undefined;
}

type Fetch = (request: Request) => Promise<Response>;

const fits = (request: Request, early: PreloadedAnswer): boolean =>
  request.method === 'GET' &&
  request.url === early.url &&
  request.headers.get('accept-language') === early.language &&
  !request.headers.has('authorization');

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Reading its text takes no further turn of the event loop. */
const readResponse = ({ body, init }: ReadAnswer): Response =>
  Object.assign(new Response(body, init), { text: () => Promise.resolve(body) });

/**
 * A fetch whose first matching call takes the preloaded answer, in its own language and without a
 * token; if that failed, the call goes out as any other.
 */
export const withPreloadedAnswer = (scope: PreloadScope, fetch: Fetch): Fetch => {
  let early = scope.preloadedAnswer ?? null;
  scope.preloadedAnswer = null;
  return async (request) => {
    if (early === null || !fits(request, early)) return fetch(request);
    const { response: answer } = early;
    early = null;
    const read = await Promise.race([answer.catch(() => null), aborted(request.signal)]);
    return read === null ? fetch(request) : readResponse(read);
  };
};
