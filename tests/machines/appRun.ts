import { fromPromise, waitFor } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { ageGateMachine } from '../../src/machines/ageGate/ageGateMachine';
import type { Afterwards } from '../../src/machines/app/appActors';
import { appMachine } from '../../src/machines/app/appMachine';
import type { FirstView } from '../../src/machines/app/appTypes';
import { accountDeletionMachine } from '../../src/machines/account/accountDeletionMachine';
import { accountMachine } from '../../src/machines/account/accountMachine';
import { devicesMachine } from '../../src/machines/account/devicesMachine';
import { emailChangeMachine } from '../../src/machines/account/emailChangeMachine';
import { mailWishesMachine } from '../../src/machines/account/mailWishesMachine';
import { screens } from '../../src/app/screens';
import { blogMachine } from '../../src/machines/blog/blogMachine';
import { buildWatchMachine } from '../../src/machines/buildWatch/buildWatchMachine';
import { maintenanceMachine } from '../../src/machines/maintenance/maintenanceMachine';
import { characterProfileMachine } from '../../src/machines/characterProfile/characterProfileMachine';
import { catalogueMachine } from '../../src/machines/catalogue/catalogueMachine';
import { claimMachine } from '../../src/machines/claim/claimMachine';
import { chatMachine } from '../../src/machines/chat/chatMachine';
import { chatActionsMachine } from '../../src/machines/chatActions/chatActionsMachine';
import { chatListMachine } from '../../src/machines/chatList/chatListMachine';
import { communityMachine } from '../../src/machines/community/communityMachine';
import { eventStreamMachine } from '../../src/machines/eventStream/eventStreamMachine';
import { favouritesMachine } from '../../src/machines/favourites/favouritesMachine';
import { ledgerMachine } from '../../src/machines/ledger/ledgerMachine';
import { localeMachine } from '../../src/machines/locale/localeMachine';
import { loginMachine } from '../../src/machines/login/loginMachine';
import { parseAddress } from '../../src/machines/navigation/address';
import { navigationMachine } from '../../src/machines/navigation/navigationMachine';
import { routeRules } from '../../src/machines/navigation/routes';
import { offerMachine } from '../../src/machines/offer/offerMachine';
import { outboxHostMachine } from '../../src/machines/outbox/outboxHostMachine';
import { personaMachine } from '../../src/machines/persona/personaMachine';
import { pageMachine } from '../../src/machines/page/pageMachine';
import { bundleMachine } from '../../src/machines/bundle/bundleMachine';
import type { Bundle, ScreenName } from '../../src/machines/app/screenTypes';
import { passwordMachine } from '../../src/machines/password/passwordMachine';
import { profileFormMachine } from '../../src/machines/profileForm/profileFormMachine';
import { removalMachine } from '../../src/machines/removal/removalMachine';
import { reportMachine } from '../../src/machines/report/reportMachine';
import { reportsMachine } from '../../src/machines/reports/reportsMachine';
import { sessionMachine } from '../../src/machines/session/sessionMachine';
import { signupMachine } from '../../src/machines/signup/signupMachine';
import { receiptsMachine } from '../../src/machines/subscription/receiptsMachine';
import { subscriptionMachine } from '../../src/machines/subscription/subscriptionMachine';
import { verificationMachine } from '../../src/machines/verification/verificationMachine';
import { suggestionsMachine } from '../../src/machines/welcome/suggestionsMachine';
import { welcomeMachine } from '../../src/machines/welcome/welcomeMachine';
import { shortcutsMachine } from '../../src/machines/shortcuts/shortcutsMachine';
import { themeMachine } from '../../src/machines/theme/themeMachine';
import { FakeHistory } from '../support/fakeHistory';
import { characterProfile, someCharacters } from '../support/fixtures/someCharacters';
import { createChat } from '../support/fixtures/conversations';
import { createProfile, createTokens } from '../support/fixtures/sessions';
import { deferred, done, grantedLock, startRun } from '../support/machines';
import type { World } from '../support/machines';
import { heldConversation } from './conversationRun';
import { heldOutbox } from './outboxRun';

const bundles = [...new Set(Object.values(screens).map(({ bundle }) => bundle))];
export const tokens = createTokens('1');
export const profile = createProfile();
export const chat = createChat({ character: characterProfile(0) });

export const held = (
  world: World,
  history: FakeHistory,
  { isStorageSilent = false, afterwards = deferred<Afterwards>() } = {},
) =>
  appMachine.provide({
    actors: {
      afterwards: fromPromise(() => afterwards.promise),
      connectivity: world.port(),
      session: sessionMachine.provide({
        actors: {
          tokenStorage: isStorageSilent ? world.port() : world.storage(),
          refreshLock: grantedLock,
          readTokens: world.held(),
          loadProfile: world.held(),
          refreshTokens: world.held(),
          revokeTokens: world.held(),
        },
      }),
      page: pageMachine.provide({ actors: { pageLife: world.port() } }),
      navigation: navigationMachine.provide({
        actors: { history: history.actor, readRules: fromPromise(async () => routeRules) },
      }),
      locale: localeMachine.provide({
        actors: { localeStorage: world.port(), loadMessages: world.held() },
      }),
      theme: themeMachine.provide({ actors: { themeStorage: world.port() } }),
      shortcuts: shortcutsMachine.provide({
        actors: { shortcutKeys: world.port(), shortcutsStorage: world.port() },
      }),
      ageGate: ageGateMachine.provide({ actors: { proveAge: world.held() } }),
      catalogue: catalogueMachine.provide({
        actors: { loadCharacters: world.held(), loadTags: world.held() },
      }),
      favourites: favouritesMachine.provide({
        actors: { loadFavourites: world.held(), saveFavourite: world.held() },
      }),
      outbox: outboxHostMachine.provide({ actors: { loadOutbox: world.held() } }),
      bundle: bundleMachine.provide({ actors: { loadBundle: world.held() } }),
      offlineCopy: fromPromise(() => deferred<void>().promise),
    },
  });

/** The code of each screen that these tests open. */
const heldScreens = (world: World) => {
  const offer = offerMachine.provide({
    actors: {
      intents: world.port(),
      loadOffers: world.held(),
      openDiscount: world.held(),
      recordClick: world.held(),
      deadline: world.port(),
    },
  });
  return {
    chat: chatMachine.provide({
      actors: {
        loadCharacter: world.held(),
        openChat: world.held(),
        conversation: heldConversation(world),
      },
    }),
    characterProfile: characterProfileMachine.provide({ actors: { loadCharacter: world.held() } }),
    chatList: chatListMachine.provide({
      actors: { loadChats: world.held(), chatActions: chatActionsMachine },
    }),
    eventStream: eventStreamMachine.provide({ actors: { readEvents: world.openPort() } }),
    claim: claimMachine.provide({
      actors: { dueClock: world.openPort(), claimDesires: world.held() },
    }),
    login: loginMachine.provide({ actors: { requestTokens: world.held() } }),
    signup: signupMachine.provide({
      actors: { draft: world.port(), register: world.held(), requestTokens: world.held() },
    }),
    report: reportMachine.provide({ actors: { sendReport: world.held() } }),
    reports: reportsMachine.provide({ actors: { loadReports: world.held() } }),
    removal: removalMachine.provide({ actors: { sendRemoval: world.held() } }),
    profileForm: profileFormMachine.provide({ actors: { updateProfile: world.held() } }),
    password: passwordMachine.provide({ actors: { takeToken: world.held() } }),
    verification: verificationMachine.provide({
      actors: { lastMail: world.openPort(), takeCode: world.held(), activate: world.held() },
    }),
    blog: blogMachine.provide({ actors: { loadReading: world.held() } }),
    premium: offer,
    desiresOffer: offer,
    ledger: ledgerMachine.provide({ actors: { loadEntries: world.held() } }),
    subscription: subscriptionMachine.provide({
      actors: {
        readSubscription: world.held(),
        receipts: receiptsMachine.provide({ actors: { listPurchases: world.held() } }),
      },
    }),
    account: accountMachine.provide({
      actors: {
        emailChange: emailChangeMachine.provide({ actors: { readEmailChange: world.held() } }),
        mailWishes: mailWishesMachine.provide({ actors: { readMailWishes: world.held() } }),
        accountDeletion: accountDeletionMachine.provide({
          actors: { deleteAccount: world.held() },
        }),
        devices: devicesMachine.provide({
          actors: { listDevices: world.held(), endEverywhere: world.held() },
        }),
      },
    }),
    create: personaMachine.provide({
      actors: { draft: world.port(), listPersonas: world.held() },
    }),
    welcome: welcomeMachine.provide({
      actors: {
        answersStorage: world.port(),
        surroundings: world.port(),
        suggestions: suggestionsMachine.provide({ actors: { loadSuggestions: world.held() } }),
      },
    }),
  };
};

/** A bundle arrives with the code of its screens. */
export const arrivalOf = (world: World, bundle: Bundle) => ({
  type: 'bundle.arrived',
  bundle,
  machines: codeOf(world, bundle),
});

export const codeOf = (world: World, bundle: Bundle) => {
  const held: Readonly<Record<string, AnyStateMachine>> = heldScreens(world);
  const names = Object.entries(screens).filter(([, screen]) => screen.bundle === bundle);
  return Object.fromEntries(names.map(([name]) => [name, held[name]]));
};

export const heldAfterwards = (world: World, address: string | null): Afterwards => {
  const community = communityMachine.provide({ actors: { communityStorage: world.port() } });
  return {
    maintenance: maintenanceMachine.provide({
      actors: {
        buildWatch: buildWatchMachine.provide({
          actors: { tab: world.port(), askLatest: world.held() },
        }),
      },
    }),
    invitation: address === null ? null : { community, address },
  };
};

export const filled: FirstView = {
  locale: 'en',
  messages: null,
  place: {
    address: { path: '/', search: '' },
    route: { pattern: '/', params: {} },
    overlay: null,
  },
  page: { characters: someCharacters(30), next: 'c1' },
};

type Circumstances = {
  late?: Bundle;
  isStorageSilent?: boolean;
  isUnreachable?: boolean;
  firstView?: FirstView;
  afterwards?: ReturnType<typeof deferred<Afterwards>>;
};

export const visit = async (
  url: string,
  loggedIn = false,
  isOnline = true,
  {
    late,
    isStorageSilent = false,
    firstView,
    afterwards = deferred<Afterwards>(),
    isUnreachable = false,
  }: Circumstances = {},
) => {
  const history = new FakeHistory(url);
  const run = startRun({
    machine: (world) => held(world, history, { isStorageSilent, afterwards }),
    input: () => ({
      isAdult: true,
      locale: 'en',
      theme: 'system',
      areShortcutsOn: true,
      isOnline,
      address: parseAddress(url),
      firstView,
    }),
  });
  const child = (name: string) => run.actor.getSnapshot().children[name];
  const tell = (name: string, event: { type: string; [key: string]: unknown }) =>
    child(name)?.send(event);
  const { navigation } = run.actor.getSnapshot().children;
  await waitFor(navigation, (snapshot) => !snapshot.matches('learning'));
  for (const bundle of bundles) if (bundle !== late) run.send(arrivalOf(run.world, bundle));
  tell('session', {
    type: 'tokens.loaded',
    tokens: loggedIn ? tokens : null,
    wasLoggedIn: loggedIn,
  });
  if (isUnreachable) {
    const unavailable = { kind: 'unavailable', retryAfterMs: null, jitter: 0.5 };
    await run.perform(done('loadProfile', { ...unavailable, cached: profile }));
  } else if (loggedIn) {
    await run.perform(done('loadProfile', { kind: 'loaded', profile }));
    if (late !== 'member') await run.perform(done('loadChats', { chats: [], next: null }));
  }
  return {
    ...run,
    history,
    child,
    tell,
    screen: (name: ScreenName) => run.context().screens[name] ?? null,
    screens: () => {
      const shown = ['chat', 'characterProfile', 'login', 'signup', 'report', 'profileForm'];
      return shown.filter((name) => run.context().screens[name] !== undefined);
    },
    alerts: () =>
      child('alerts')
        ?.getSnapshot()
        .context.shown.map(
          (ref: { getSnapshot: () => { context: { alert: { content: string } } } }) =>
            ref.getSnapshot().context.alert.content,
        ),
  };
};

export const messageId = (number: number) => `0b0f6c1e-6d0c-4f5e-9d4b-00000000000${number}`;

export const openChat = async (url = '/ines') => {
  const run = await visit(url, true);
  await run.perform(done('loadCharacter', { kind: 'found', character: characterProfile(0) }));
  await run.perform(done('openChat', { kind: 'opened', chat }));
  const page = () => run.screen('chat');
  await run.perform(done('loadOutbox', heldOutbox(run.world)));
  const outbox = () => run.child('outbox')?.getSnapshot().context.outbox;
  const takeTurn = () => {
    outbox()?.send({ type: 'lock.granted' });
    outbox()?.send({ type: 'queue.read', outboxMessages: null, now: 0 });
  };
  takeTurn();
  return {
    ...run,
    page,
    outbox,
    takeTurn,
    write: (text: string) => {
      const { conversation } = page().getSnapshot().children;
      conversation.send({ type: 'chat.send', clientId: text, writtenAt: 1, text });
      takeTurn();
    },
  };
};
