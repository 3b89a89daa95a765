// First, so that the order of the style layers is set before any view brings its own.
import './ui/theme/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { catalogueActors } from './api/actors/catalogue';
import { favouritesActors } from './api/actors/favourites';
import { loadMessages } from './api/actors/messages';
import { readRouteRules } from './api/actors/routeRules';
import { sessionActors } from './api/actors/session';
import { createClient } from './api/client';
import { createAuthorizedFetch, createFetch } from './api/http';
import { createKeptFetch } from './api/keptFetch';
import { proveAgeByWord } from './browser/ageProof';
import { buildIdOf } from './browser/build';
import { chunkGuard } from './browser/chunkGuard';
import { connectivity } from './browser/connectivity';
import { isAgeProven } from './browser/cookies';
import { withEarlyAnswer } from './browser/earlyAnswer';
import { browserHistory } from './browser/history';
import { lateKeys } from './browser/lateKeys';
import { preferredLanguages, readLocale } from './browser/locales';
import { nextTask } from './browser/nextTask';
import { pageLife } from './browser/pageLife';
import { pause } from './browser/pause';
import {
  localeVault,
  readShortcuts,
  readTheme,
  shortcutsVault,
  themeVault,
} from './browser/preferences';
import { takeProof } from './browser/proof';
import { localStore } from './browser/storage';
import { tabLock } from './browser/tabLock';
import { createTokenPort } from './browser/tokenPort';
import { readTokens, tokenVault } from './browser/tokenVault';
import { keepTyped } from './browser/typedEarly';
import { ageGateMachine } from './machines/ageGate/ageGateMachine';
import { appMachine } from './machines/app/appMachine';
import type { AppRef } from './machines/app/appMachine';
import { catalogueMachine } from './machines/catalogue/catalogueMachine';
import { favouritesMachine } from './machines/favourites/favouritesMachine';
import { localeMachine } from './machines/locale/localeMachine';
import { navigationMachine } from './machines/navigation/navigationMachine';
import { outboxHostMachine } from './machines/outbox/outboxHostMachine';
import { pageMachine } from './machines/page/pageMachine';
import { partMachine } from './machines/part/partMachine';
import { sessionMachine } from './machines/session/sessionMachine';
import { claimsOf, isAnotherUser } from './machines/session/tokenClaims';
import { lateMachine, lateMachines } from './machines/shared/lateMachine';
import { shortcutsMachine } from './machines/shortcuts/shortcutsMachine';
import { themeMachine } from './machines/theme/themeMachine';
import type * as Rare from './app/bundles/rare';
import { takeOver } from './app/takeOver';
import { AlertList } from './ui/alerts/Alerts';
import { App, BotProfileOverlay, CommunityBanner, Notices } from './ui/app/App';
import { FilledApp } from './ui/app/FilledApp';
import { ChatPage } from './ui/app/Page';
import { KeptNotice } from './ui/kept/LateKeptNotice';
import { missedChunk } from './ui/kit/lazyView';
import { VerifyPrompt } from './ui/shell/Shell';
import { ClaimChip } from './ui/shell/TopBar';

const CALL_TIMEOUT_MS = 15_000;
/** What one tab keeps in local storage reaches the others a moment after it gives the lock back. */
const LINGER_MS = 100;
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
  fetch: withEarlyAnswer(globalThis, (request) => window.fetch(request)),
  locale,
  pause,
  random: Math.random,
};
const openFetch = createFetch({ ...http, timeoutMs: CALL_TIMEOUT_MS });
const callFetch = createAuthorizedFetch(openFetch, tokens);
const streamFetch = createAuthorizedFetch(createFetch({ ...http, timeoutMs: null }), tokens);
const openClient = createClient(openFetch, apiOrigin);

const user = () => claimsOf(tokens.current())?.user ?? null;
const keeping = { store, user, locale };
const loadKept = () => import('./app/bundles/kept');
const recallAnswer = async (request: Request) => {
  const [kept] = await Promise.all([loadKept(), KeptNotice.fetch()]);
  return kept.recallAnswer(request, keeping);
};
const client = createClient(createKeptFetch(callFetch, recallAnswer), apiOrigin);
const sessionClient = createClient(createKeptFetch(openFetch, recallAnswer), apiOrigin);

const conversation = lateMachine('conversation', async () =>
  (await import('./app/bundles/conversation').catch(recover)).createConversation(
    client,
    store,
    user,
    app,
  ),
);
const characters = lateMachines(['chat', 'botProfile'], async () =>
  (await import('./app/bundles/characters').catch(recover)).createCharacters(client, conversation),
);
/** For who is about to need it, and hears of its failure then. */
const expectCharacters = () => import('./app/bundles/characters').catch(() => undefined);
// Most visitors who skip the wall come for a character.
if (window.location.pathname !== '/') void expectCharacters();
const forms = lateMachines(
  [
    'login',
    'signup',
    'profileForm',
    'password',
    'verification',
    'report',
    'memory',
    'reports',
    'removal',
    'unsubscribe',
    'blog',
  ],
  async () =>
    (await import('./app/bundles/forms').catch(recover)).createForms(
      client,
      openClient,
      createClient(openFetch, origin),
      { store, user, proof },
    ),
);
/** Loads a bundle that few visitors need. */
const rare = <T,>(load: (bundle: typeof Rare) => Promise<T>): Promise<T> =>
  import('./app/bundles/rare').then(load).catch(recover);
const welcome = lateMachine('welcome', async () =>
  (await rare(({ loadWelcome }) => loadWelcome()))(client, store, user, app),
);
const undress = lateMachine('undress', async () =>
  (await rare(({ loadUndress }) => loadUndress()))(client, apiOrigin, store, user),
);
const persona = lateMachine('persona', async () =>
  (await rare(({ loadPersona }) => loadPersona()))(client, store, user),
);
const call = lateMachine('call', async () =>
  (await rare(({ loadCall }) => loadCall()))(client, window),
);
/** Brings all code of a part. */
const partOf = (codes: readonly { fetch: () => Promise<unknown> }[]) =>
  partMachine.provide({
    actors: {
      fetchPart: fromPromise(async () => {
        await Promise.all(codes.map(({ fetch }) => fetch()));
      }),
    },
  });
const money = lateMachines(['offer', 'payment', 'ledger', 'subscription', 'account'], async () =>
  (await import('./app/bundles/money').catch(recover)).createMoney(
    client,
    store,
    user,
    streamFetch,
    apiOrigin,
  ),
);

const tabName = String(crypto.getRandomValues(new Uint32Array(2)));
const lineName = () => {
  const claims = claimsOf(tokens.current());
  return claims && `events:${claims.user}:${claims.session}`;
};
const member = lateMachines(['claim', 'chatList', 'eventStream'], async () =>
  (await import('./app/bundles/line')).createMember(client, {
    fetch: streamFetch,
    apiOrigin,
    name: lineName,
    tab: tabName,
  }),
);

const loadOutbox = fromPromise(async () =>
  (await import('./app/bundles/line')).createOutbox(client, store, user, LINGER_MS),
);

const buildId = buildIdOf(document);
/** While the product is developed there is no build, and the rules are those of the source. */
const readRules = fromPromise(async () =>
  import.meta.env.DEV && buildId === null
    ? (await import('./machines/navigation/routes')).routeRules
    : readRouteRules((address) => fetch(address), buildId ?? '').catch(recover),
);

const caretaker = lateMachine('caretaker', async () =>
  (await import('./app/bundles/afterwards')).createCaretaker(app, buildId, store),
);
const community = lateMachine('community', async () =>
  (await import('./app/bundles/afterwards')).createCommunity(store),
);
const afterwards = fromPromise<string | null>(async ({ signal }) => {
  await pause(AFTERWARDS_MS, signal);
  if (!import.meta.env.DEV)
    (await import('./app/bundles/afterwards')).expectInspector(app, buildId);
  // What tells of a new build comes before there is one: a deploy takes the code of this one away.
  await Promise.all([caretaker.fetch(), Notices.fetch(), AlertList.fetch()]);
  const invitesTo = import.meta.env.VITE_COMMUNITY_URL || null;
  if (invitesTo !== null) await Promise.all([community.fetch(), CommunityBanner.fetch()]);
  return invitesTo;
});

const loadShow = () =>
  import('./browser/growth').then((chunk) =>
    chunk.createGrowth(
      window,
      () => Promise.all([BotProfileOverlay.fetch(), expectCharacters()]),
      () => Promise.all([ChatPage.fetch(), expectCharacters()]),
    ),
  );

const isAdult = isAgeProven(document);
const filled = takeOver(document, isAdult, (request) => window.fetch(request));

const createApp = (): AppRef =>
  createActor(
    appMachine.provide({
      actors: {
        afterwards,
        caretaker: caretaker.machine,
        community: community.machine,
        connectivity: connectivity(window),
        session: sessionMachine.provide({
          actors: {
            ...sessionActors(sessionClient, Math.random),
            tokenVault: tokenVault(store, window),
            readTokens: readTokens(store),
            refreshLock: tabLock(navigator.locks, () => 'session.refresh', LINGER_MS),
          },
        }),
        navigation: navigationMachine.provide({
          actors: { history: browserHistory(window, loadShow), readRules },
        }),
        page: pageMachine.provide({ actors: { pageLife: pageLife(window, Date.now) } }),
        locale: localeMachine.provide({
          actors: {
            localeVault: localeVault(device),
            loadMessages: loadMessages(openFetch, origin),
          },
        }),
        theme: themeMachine.provide({ actors: { themeVault: themeVault(device) } }),
        shortcuts: shortcutsMachine.provide({
          actors: {
            shortcutKeys: lateKeys(
              document,
              async () => (await import('./browser/shortcutKeys')).hearKeys,
            ),
            shortcutsVault: shortcutsVault(device),
          },
        }),
        ageGate: ageGateMachine.provide({
          actors: { proveAge: proveAgeByWord(document, device.isSecure, () => new Date()) },
        }),
        catalogue: catalogueMachine.provide({ actors: catalogueActors(client) }),
        favourites: favouritesMachine.provide({ actors: favouritesActors(client) }),
        outbox: outboxHostMachine.provide({ actors: { loadOutbox } }),
        upkeep: fromPromise<void>(async ({ signal }) => {
          await pause(AFTERWARDS_MS, signal);
          const [kept] = await Promise.all([loadKept(), KeptNotice.fetch()]);
          kept.startUpkeep({ ...keeping, client }, app, buildId !== null);
        }),
        characters: partOf([characters]),
        forms: partOf([forms, welcome]),
        pictures: partOf([undress, persona]),
        calls: partOf([call]),
        money: partOf([money]),
        // What shows it comes with it, so that nothing breaks where it cannot be had.
        member: partOf([member, ClaimChip, VerifyPrompt]),
        ...member.machines,
        persona: persona.machine,
        ...characters.machines,
        ...forms.machines,
        ...money.machines,
        welcome: welcome.machine,
        undress: undress.machine,
        call: call.machine,
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
        firstView: filled?.firstView,
      },
    },
  );

const root = document.getElementById('root');
if (root === null) throw new Error('No #root in index.html');
let app: AppRef;
if (filled === null) {
  app = createApp();
  // Calls made while the actors start read the root's snapshot, so it must have its name by then.
  app.start();
  // While the product is developed an inspector hears of its first steps as well.
  if (import.meta.env.DEV)
    void import('./app/bundles/afterwards').then(({ recordNow }) => recordNow(app, buildId));
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
