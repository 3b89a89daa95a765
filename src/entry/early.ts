import { pageSizes } from '../../common/pageSizes';
import { isAgeProven } from '../browser/cookies';
import type { PreloadScope } from '../browser/preloadedAnswer';
import { preferredLanguages, readLocale } from '../browser/locales';
import { localStore, readItem, storageKeys } from '../browser/storage';

/**
 * Requests a guest's first page of characters while the application is still loading, if the page
 * came without them. Nothing of the catalogue is requested before the gate.
 */
const FIRST_PAGE = `/api/bots/available?size=${pageSizes.wall}&sort=popular`;
const TIMEOUT_MS = 15_000;

const store = localStore();
// The first listener makes a browser load the storage, which the application would wait for.
window.addEventListener('storage', () => undefined);
const scope: PreloadScope = globalThis;
const isEarly = scope.preloadedAnswer === undefined;
const { pathname, search } = window.location;
const isWhole = pathname === '/' && !/[?&](?:q|tag|sort)=/.test(search);
const isGuest = readItem(store, storageKeys.accessToken) === null;
if (isEarly && isWhole && isAgeProven(document) && isGuest) {
  const url = new URL(FIRST_PAGE, import.meta.env.VITE_API_ORIGIN || window.location.origin).href;
  const language = readLocale(store, preferredLanguages(window));
  const response = fetch(url, {
    headers: { 'Accept-Language': language },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(async (answer) => {
    const headers = { 'Content-Type': answer.headers.get('content-type') ?? '' };
    return { body: await answer.text(), init: { status: answer.status, headers } };
  });
  // The application repeats the call and reports what is wrong.
  response.catch(() => undefined);
  scope.preloadedAnswer = { url, language, response };
}
