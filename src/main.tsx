// First, so that the order of the style layers is set before any view brings its own.
import './ui/theme/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { expectBundles, loadBundle } from './app/bundles';
import type { Ports } from './app/ports';
import { takeOver } from './app/takeOver';
import { catalogueActors } from './api/actors/catalogue';
import { favouritesActors } from './api/actors/favourites';
import { loadMessages } from './api/actors/messages';
import { readRouteRules } from './api/actors/routeRules';
import { sessionActors } from './api/actors/session';
import { createClient } from './api/client';
import { createAuthorizedFetch, createFetch } from './api/http';
import { createCachedFetch } from './api/cachedFetch';
import { proveAgeByWord } from './browser/ageProof';
import { buildIdOf } from './browser/build';
import { chunkGuard } from './browser/chunkGuard';
import { connectivity } from './browser/connectivity';
import { isAgeProven } from './browser/cookies';
import { withPreloadedAnswer } from './browser/preloadedAnswer';
import { browserHistory } from './browser/history';
import { lazyKeys } from './browser/lazyKeys';
import { preferredLanguages, readLocale } from './browser/locales';
import { nextTask } from './browser/nextTask';
import { pageLife } from './browser/pageLife';
import { pause } from './browser/pause';
import {
  localeStorage,
  readShortcuts,
  readTheme,
  shortcutsStorage,
  themeStorage,
} from './browser/preferences';
import { takeProof } from './browser/proof';
import { keepEarlyEvents } from './browser/recorder/earlyEvents';
import type { EarlyEvents } from './browser/recorder/earlyEvents';
import { localStore } from './browser/storage';
import { STORAGE_LINGER_MS, tabLock } from './browser/tabLock';
import { createTokenPort } from './browser/tokenPort';
import { readTokens, tokenStorage } from './browser/tokenStorage';
import { keepTyped } from './browser/inputBeforeHydration';
import { ageGateMachine } from './machines/ageGate/ageGateMachine';
import type { Afterwards } from './machines/app/appActors';
import { appMachine } from './machines/app/appMachine';
import type { AppRef } from './machines/app/appMachine';
import type { Bundle } from './machines/app/screenTypes';
import { bundleMachine } from './machines/bundle/bundleMachine';
import type { BundleCode } from './machines/bundle/bundleMachine';
import { catalogueMachine } from './machines/catalogue/catalogueMachine';
import { favouritesMachine } from './machines/favourites/favouritesMachine';
import { localeMachine } from './machines/locale/localeMachine';
import { parseAddress } from './machines/navigation/address';
import { navigationMachine } from './machines/navigation/navigationMachine';
import { outboxHostMachine } from './machines/outbox/outboxHostMachine';
import { pageMachine } from './machines/page/pageMachine';
import { sessionMachine } from './machines/session/sessionMachine';
import { claimsOf, isAnotherUser } from './machines/session/tokenClaims';
import { shortcutsMachine } from './machines/shortcuts/shortcutsMachine';
import { themeMachine } from './machines/theme/themeMachine';
import { AlertList } from './ui/alerts/Alerts';
import { App, CharacterProfileOverlay, CommunityBanner, Notices } from './ui/app/App';
import { FilledApp } from './ui/app/FilledApp';
import { ChatPage } from './ui/app/Page';
import { CachedNotice } from './ui/offline/LazyCachedNotice';
import { missedChunk } from './ui/kit/lazyView';

const CALL_TIMEOUT_MS = 15_000;
/** By then the first view is long on screen. */
const AFTERWARDS_MS = 3_000;

const recover = chunkGuard(window, Date.now);
missedChunk.recover = recover;

const store = localStore();
// Before anything else can read it there.
const proof = takeProof(window);
const { origin, protocol } = window.location;
const apiOrigin = import.meta.env.VITE_API_ORIGIN || origin;
const device = { document, store, tabs: window, isSecure: protocol === 'https:' };

const locale = () => app.getSnapshot().children.locale?.getSnapshot().context.wanted ?? 'en';
const tokens = createTokenPort(() => app.getSnapshot().children.session, isAnotherUser);

const http = {
  fetch: withPreloadedAnswer(globalThis, (request) => window.fetch(request)),
  locale,
  pause,
  random: Math.random,
};
const openFetch = createFetch({ ...http, timeoutMs: CALL_TIMEOUT_MS });
const callFetch = createAuthorizedFetch(openFetch, tokens);
const streamFetch = createAuthorizedFetch(createFetch({ ...http, timeoutMs: null }), tokens);
const openClient = createClient(openFetch, apiOrigin);

const user = () => claimsOf(tokens.current())?.user ?? null;
const loadOfflineCopy = () => import('./app/bundles/offlineCopy');
const recallAnswer = async (request: Request) => {
  const [offlineCopy] = await Promise.all([loadOfflineCopy(), CachedNotice.fetch()]);
  return offlineCopy.recallAnswer(request, ports);
};
const client = createClient(createCachedFetch(callFetch, recallAnswer), apiOrigin);
const sessionClient = createClient(createCachedFetch(openFetch, recallAnswer), apiOrigin);

const ports: Ports = {
  get app() {
    return app;
  },
  apiOrigin,
  client,
  openClient,
  pageClient: createClient(openFetch, origin),
  streamFetch,
  store,
  user,
  locale,
  proof,
  streamName: () => {
    const claims = claimsOf(tokens.current());
    return claims && `events:${claims.user}:${claims.session}`;
  },
  recover,
};
const bundle = bundleMachine.provide({
  actors: {
    loadBundle: fromPromise<BundleCode, { bundle: Bundle }>(({ input }) =>
      loadBundle(input.bundle, ports).catch(recover),
    ),
  },
});
const loadOutbox = fromPromise(async () =>
  (await import('./app/bundles/member')).createOutbox(ports),
);
/** For who is about to need it, and hears of its failure then. */
const expectCharacters = () => expectBundles('/:slug', false).catch(() => undefined);
// Most visitors who skip the wall come for a character.
if (window.location.pathname !== '/') void expectCharacters();

const buildId = buildIdOf(document);
/** While the product is developed there is no build, and the rules are those of the source. */
const readRules = fromPromise(async () =>
  import.meta.env.DEV && buildId === null
    ? (await import('./machines/navigation/routes')).routeRules
    : readRouteRules((address) => fetch(address), buildId ?? '').catch(recover),
);

const afterwards = fromPromise<Afterwards>(async ({ signal }) => {
  await pause(AFTERWARDS_MS, signal);
  const code = await import('./app/bundles/afterwards');
  if (!import.meta.env.DEV) code.expectInspector(app, buildId, early);
  // What tells of a new build comes before there is one: a deploy takes the code of this one away.
  await Promise.all([Notices.fetch(), AlertList.fetch()]);
  const address = import.meta.env.VITE_COMMUNITY_URL || null;
  if (address !== null) await CommunityBanner.fetch();
  return {
    maintenance: code.createMaintenance(app, buildId, store),
    invitation: address === null ? null : { community: code.createCommunity(store), address },
  };
});

const loadShow = () =>
  import('./browser/cardTransition').then((chunk) =>
    chunk.createCardTransition(
      window,
      () => Promise.all([CharacterProfileOverlay.fetch(), expectCharacters()]),
      () => Promise.all([ChatPage.fetch(), expectCharacters()]),
    ),
  );

const isAdult = isAgeProven(document);
const filled = takeOver(document, isAdult, (request) => window.fetch(request));

const createApp = (): AppRef => {
  const created = createActor(
    appMachine.provide({
      actors: {
        afterwards,
        connectivity: connectivity(window),
        session: sessionMachine.provide({
          actors: {
            ...sessionActors(sessionClient, Math.random),
            tokenStorage: tokenStorage(store, window),
            readTokens: readTokens(store),
            refreshLock: tabLock(navigator.locks, () => 'session.refresh', STORAGE_LINGER_MS),
          },
        }),
        navigation: navigationMachine.provide({
          actors: { history: browserHistory(window, loadShow), readRules },
        }),
        page: pageMachine.provide({ actors: { pageLife: pageLife(window, Date.now) } }),
        locale: localeMachine.provide({
          actors: {
            localeStorage: localeStorage(device),
            loadMessages: loadMessages(openFetch, origin),
          },
        }),
        theme: themeMachine.provide({ actors: { themeStorage: themeStorage(device) } }),
        shortcuts: shortcutsMachine.provide({
          actors: {
            shortcutKeys: lazyKeys(
              document,
              async () => (await import('./browser/shortcutKeys')).hearKeys,
            ),
            shortcutsStorage: shortcutsStorage(device),
          },
        }),
        ageGate: ageGateMachine.provide({
          actors: { proveAge: proveAgeByWord(document, device.isSecure, () => new Date()) },
        }),
        catalogue: catalogueMachine.provide({ actors: catalogueActors(client) }),
        favourites: favouritesMachine.provide({ actors: favouritesActors(client) }),
        outbox: outboxHostMachine.provide({ actors: { loadOutbox } }),
        offlineCopy: fromPromise<void>(async ({ signal }) => {
          await pause(AFTERWARDS_MS, signal);
          const [offlineCopy] = await Promise.all([loadOfflineCopy(), CachedNotice.fetch()]);
          offlineCopy.startOfflineCopy(ports, buildId !== null);
        }),
        bundle,
      },
    }),
    {
      // What a machine logs is a fault.
      logger: console.error,
      input: {
        isAdult,
        locale: readLocale(store, preferredLanguages(window)),
        theme: readTheme(store),
        areShortcutsOn: readShortcuts(store),
        // What a page is filled with knows nothing of the network; `connectivity` tells.
        isOnline: filled !== null || navigator.onLine,
        address: parseAddress(window.location.pathname + window.location.search),
        firstView: filled?.firstView,
      },
    },
  );
  early = keepEarlyEvents(created, () => performance.now());
  return created;
};

const root = document.getElementById('root');
if (root === null) throw new Error('No #root in index.html');
let app: AppRef;
/** For an inspector that is open already: it comes to know of the page only later. */
let early: EarlyEvents;
if (filled === null) {
  app = createApp();
  // Calls made while the actors start read the root's snapshot, so it must have its name by then.
  app.start();
  if (import.meta.env.DEV)
    void import('./app/bundles/afterwards').then(({ recordNow }) => recordNow(app, buildId, early));
  createRoot(root).render(
    <StrictMode>
      <App app={app} />
    </StrictMode>,
  );
} else {
  const typeAgain = keepTyped(root);
  // What is seen already can be used between the steps, and while React takes it over in slices.
  const draw = () =>
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <FilledApp app={app} onTakenOver={typeAgain} />
        </StrictMode>,
      );
    });
  const ready = filled.ready.catch(recover);
  void nextTask()
    .then(() => (app = createApp()))
    .then(nextTask)
    .then(() => ready)
    .then(draw, draw);
}
