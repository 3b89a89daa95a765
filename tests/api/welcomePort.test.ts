import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import type { EventObject } from 'xstate';
import { watchMember, welcomePort } from '../../src/browser/welcomePort';
import { appMachine } from '../../src/machines/app/appMachine';
import { bundleMachine } from '../../src/machines/bundle/bundleMachine';
import type { AppRef } from '../../src/machines/app/appMachine';
import { catalogueMachine } from '../../src/machines/catalogue/catalogueMachine';
import { favouritesMachine } from '../../src/machines/favourites/favouritesMachine';
import { localeMachine } from '../../src/machines/locale/localeMachine';
import { navigationMachine } from '../../src/machines/navigation/navigationMachine';
import { routeRules } from '../../src/machines/navigation/routes';
import { outboxHostMachine } from '../../src/machines/outbox/outboxHostMachine';
import { pageMachine } from '../../src/machines/page/pageMachine';
import { sessionMachine } from '../../src/machines/session/sessionMachine';
import type { Profile } from '../../src/machines/session/sessionTypes';
import { shortcutsMachine } from '../../src/machines/shortcuts/shortcutsMachine';
import { themeMachine } from '../../src/machines/theme/themeMachine';
import type { WelcomeCommand } from '../../src/machines/welcome/welcomeSetup';
import { FakeHistory } from '../support/fakeHistory';
import { createProfile } from '../support/fixtures/sessions';
import { World } from '../support/machines';

const ada = createProfile();
const bo = createProfile({ id: 'user-2' });

let running: AppRef | null = null;
afterEach(() => running?.stop());

/** The application at an address, before anything is known of its visitor. */
async function openAt(url: string) {
  const world = new World();
  const history = new FakeHistory(url);
  const app = createActor(
    appMachine.provide({
      actors: {
        afterwards: world.held(),
        offlineCopy: world.held(),
        connectivity: world.port(),
        session: sessionMachine.provide({ actors: { tokenStorage: world.port() } }),
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
        catalogue: catalogueMachine.provide({
          actors: { loadCharacters: world.held(), loadTags: world.held() },
        }),
        favourites: favouritesMachine.provide({ actors: { loadFavourites: world.held() } }),
        outbox: outboxHostMachine.provide({ actors: { loadOutbox: world.held() } }),
        bundle: bundleMachine.provide({ actors: { loadBundle: world.held() } }),
      },
    }),
    {
      input: {
        isAdult: true,
        locale: 'en',
        theme: 'system',
        areShortcutsOn: true,
        isOnline: true,
      },
    },
  ).start();
  running = app;
  const { navigation } = app.getSnapshot().children;
  if (navigation === undefined) throw new Error('Nobody navigates.');
  await waitFor(navigation, (snapshot) => !snapshot.matches('learning'));
  return {
    app,
    history,
    go: (to: string) => navigation.send({ type: 'navigation.go', to }),
    beGuest: () => app.send({ type: 'session.changed', session: { status: 'guest', ended: null } }),
    be: (profile: Profile | null) =>
      app.send({ type: 'session.changed', session: { status: 'authorized', profile } }),
  };
}

/** Hears what a port says from now on. */
function hear(port: ReturnType<typeof welcomePort> | ReturnType<typeof watchMember>) {
  const heard: EventObject[] = [];
  const owner = createActor(
    setup({ actors: { port } }).createMachine({
      invoke: { id: 'port', src: 'port' },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    }),
  ).start();
  return {
    /** What was said since it was asked last. */
    news: () => heard.splice(0),
    tell: (command: WelcomeCommand) => owner.getSnapshot().children['port']?.send(command),
    stop: () => owner.stop(),
  };
}

const asked = (name: string | undefined) => ({ type: 'step.asked', name });
const told = (profile: Profile | null) => ({ type: 'visitor.told', profile });

describe('where the onboarding is', () => {
  it('is told at once, and again with each step of the address, not of other pages', async () => {
    const { app, go, beGuest } = await openAt('/welcome?step=gender');
    beGuest();
    const { news } = hear(welcomePort(app, { back: () => undefined }));
    expect(news()).toEqual([asked('gender'), told(null)]);
    go('/welcome');
    expect(news()).toEqual([asked(undefined)]);
    go('/blog?step=age');
    expect(news()).toEqual([]);
    go('/welcome?step=age');
    expect(news()).toEqual([asked('age')]);
  });

  it('who it is is told once it is known, and when it is somebody else', async () => {
    const { app, be, beGuest } = await openAt('/welcome');
    const { news } = hear(welcomePort(app, { back: () => undefined }));
    expect(news()).toEqual([]);
    be(null);
    expect(news()).toEqual([asked(undefined)]);
    be(ada);
    be(ada);
    expect(news()).toEqual([told(ada)]);
    beGuest();
    // The address is settled anew for whoever is there now.
    expect(news()).toEqual([told(null), asked(undefined)]);
  });

  it('another language is told, the one before is not', async () => {
    const { app } = await openAt('/welcome');
    const { news } = hear(welcomePort(app, { back: () => undefined }));
    news();
    app.send({ type: 'locale.shown', locale: 'en' });
    expect(news()).toEqual([]);
    app.send({ type: 'locale.shown', locale: 'de' });
    expect(news()).toEqual([{ type: 'welcome.translate' }]);
  });

  it('changes the address, in place of the last one where that is wanted, and goes back', async () => {
    const { app, history } = await openAt('/welcome');
    let backs = 0;
    const { tell } = hear(welcomePort(app, { back: () => (backs += 1) }));
    tell({ type: 'address.go', to: '/welcome?step=age', isReplaced: true });
    expect(history.urls).toEqual(['/welcome?step=age']);
    tell({ type: 'address.go', to: '/welcome?step=gender', isReplaced: false });
    expect(history.urls).toEqual(['/welcome?step=age', '/welcome?step=gender']);
    expect(backs).toBe(0);
    tell({ type: 'address.back' });
    expect(backs).toBe(1);
  });
});

describe('whether somebody is logged in', () => {
  const member = (isMember: boolean) => ({ type: 'member.told', isMember });

  it('is told once the profile is there, for each person once, and when they leave', async () => {
    const { app, be, beGuest } = await openAt('/');
    const { news } = hear(watchMember(app));
    beGuest();
    be(null);
    expect(news()).toEqual([]);
    be(ada);
    be({ ...ada, desires: ada.desires + 1 });
    expect(news()).toEqual([member(true)]);
    be(bo);
    expect(news()).toEqual([member(true)]);
    beGuest();
    expect(news()).toEqual([member(false)]);
  });

  it('is told at once to who comes later', async () => {
    const { app, be } = await openAt('/');
    be(ada);
    expect(hear(watchMember(app)).news()).toEqual([member(true)]);
  });
});

it.each([
  ['the surroundings', (app: AppRef) => welcomePort(app, { back: () => undefined })],
  ['the member', watchMember],
])('%s are watched no longer than they are listened to', async (_, open) => {
  const { app } = await openAt('/welcome');
  const unsubscribe = vi.fn<() => void>();
  vi.spyOn(app, 'subscribe').mockReturnValue({ unsubscribe });
  const { stop } = hear(open(app));
  expect(unsubscribe).not.toHaveBeenCalled();
  stop();
  expect(unsubscribe).toHaveBeenCalledOnce();
});
