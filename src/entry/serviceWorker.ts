import { fileCache } from '../browser/fileCache';
import type { Build } from '../browser/fileCache';

/*
 * The service worker, a script of its own at /sw.js: serves the newest build's files offline. It
 * changes with every build, so that the browser sees a new version.
 */

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Lasting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

declare const self: {
  addEventListener: ((name: 'install' | 'activate', hear: (event: Lasting) => void) => void) &
    ((name: 'fetch', hear: (event: Asking) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  location: Location;
};

/** Filled in by the build. */
declare const thisBuild: Build;

const cache = fileCache({
  build: thisBuild,
  origin: self.location.origin,
  caches,
  fetch: (request, options) => fetch(request, options),
});

self.addEventListener('install', (event) =>
  // Replaces its predecessor once complete: an old build must not answer any more.
  event.waitUntil(cache.install().then(() => self.skipWaiting())),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      cache.tidy(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  ),
);

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const answer = cache.answer(request, request, preloadResponse);
  if (answer !== null) event.respondWith(answer);
});
