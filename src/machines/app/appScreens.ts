import { assign, enqueueActions, setup } from 'xstate';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { screens } from '../../app/screens';
import type { BundleCode } from '../bundle/bundleMachine';
import type { Place } from '../navigation/navigationMachine';
import { appActors } from './appActors';
import type { AppContext, AppEvent, AppInput } from './appTypes';
import { whereOf } from './screen';
import type { AnyScreen } from './screen';
import type { Bundle } from './screenTypes';

const registry: Readonly<Record<string, AnyScreen>> = screens;

/** The system id of a screen about this subject. */
const systemIdOf = (name: string, about: string) => (about === '' ? name : `${name}-${about}`);

/** Every screen that is wanted, with its subject. */
const wantedScreens = (context: AppContext) => {
  const where = whereOf(context);
  return Object.entries(registry).flatMap(([name, screen]) => {
    const about = screen.about(where);
    return about === undefined
      ? []
      : [{ name, screen, about, where, systemId: systemIdOf(name, about) }];
  });
};

/** Which screens keep running, and which ones stop. */
export const screensBut = (
  { screens: running }: AppContext,
  isStopped: (screen: AnyScreen, ref: AnyActorRef) => boolean,
) => {
  const all: [string, AnyActorRef][] = Object.entries(running);
  const isOver = ([name, ref]: [string, AnyActorRef]) => {
    const screen = registry[name];
    return screen === undefined || isStopped(screen, ref);
  };
  const kept = Object.fromEntries(all.filter((one) => !isOver(one)));
  return { kept, stopped: all.filter(isOver).map(([, ref]) => ref) };
};

const codeOf = ({ code }: AppContext): Readonly<Record<string, AnyStateMachine>> => code;

/** The bundles with the code of wanted screens that is not loaded yet. */
const missingBundles = (context: AppContext): ReadonlySet<Bundle> =>
  new Set(
    wantedScreens(context)
      .filter(({ name }) => codeOf(context)[name] === undefined)
      .map(({ screen }) => screen.bundle),
  );

/** Starts and stops the screens, and tells them what happened. */
export const appScreens = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    children: {} as {
      session: 'session';
      navigation: 'navigation';
      alerts: 'alerts';
      locale: 'locale';
      theme: 'theme';
      shortcuts: 'shortcuts';
      ageGate: 'ageGate';
      catalogue: 'catalogue';
      favourites: 'favourites';
      outbox: 'outbox';
      page: 'page';
    },
  },
  actors: appActors,
  actions: {
    keepPlace: assign((_, params: { place: Place }) => ({
      place: params.place,
      firstPlace: null,
    })),
    /** Sends each screen the part of the event that concerns it. */
    tellScreens: enqueueActions(({ context, event, enqueue }) => {
      const running: [string, AnyActorRef][] = Object.entries(context.screens);
      for (const [name, ref] of running)
        for (const told of registry[name]?.hears?.(event, context, ref) ?? [])
          enqueue.sendTo(ref, told);
    }),
    /** Stops the screens that the place and its visitor do not need. */
    stopScreens: enqueueActions(({ context, enqueue, system }) => {
      const wanted = wantedScreens(context).map(({ systemId }) => system.get(systemId));
      const { kept, stopped } = screensBut(
        context,
        ({ stays }, ref) => stays !== 'forGood' && !wanted.includes(ref),
      );
      for (const ref of stopped) enqueue.stopChild(ref);
      enqueue.assign({ screens: kept });
    }),
    /** Starts the wanted screens whose code is loaded and that do not run yet. */
    startScreens: enqueueActions(({ context, enqueue, self }) => {
      const running: Readonly<Record<string, AnyActorRef>> = context.screens;
      for (const { name, screen, about, systemId, where } of wantedScreens(context)) {
        const machine = codeOf(context)[name];
        const input = screen.input?.(context, self, where);
        if (machine === undefined || running[name] !== undefined || input === null) continue;
        enqueue.assign(({ context: { screens: here }, spawn }) => ({
          screens: { ...here, [name]: spawn(machine, { systemId, input }) },
        }));
        if (screen.first !== undefined)
          enqueue.sendTo(({ system }) => system.get(systemId), screen.first);
        if (screen.isIntroduced !== undefined)
          enqueue.sendTo('catalogue', ({ system }) => ({
            type: 'catalogue.introduce',
            slug: about,
            to: system.get(systemId),
          }));
      }
    }),
    /** Loads the code of a screen when it is first wanted. */
    fetchBundles: enqueueActions(({ context, enqueue, self: owner }) => {
      for (const bundle of missingBundles(context)) {
        const asked = context.bundles[bundle];
        if (asked !== undefined) enqueue.sendTo(asked, { type: 'bundle.fetch' });
        else
          enqueue.assign(({ context: { bundles }, spawn }) => ({
            bundles: {
              ...bundles,
              [bundle]: spawn('bundle', { id: `bundle-${bundle}`, input: { owner, bundle } }),
            },
          }));
      }
    }),
    keepCode: assign(({ context }, { machines }: { machines: BundleCode }) => ({
      code: { ...context.code, ...machines },
    })),
    /** A page whose code failed to load is shown as crashed, until the user navigates or reloads. */
    missBundle: enqueueActions(({ context, enqueue }, { bundle }: { bundle: Bundle }) => {
      if (bundle !== 'member' && missingBundles(context).has(bundle))
        enqueue.sendTo('navigation', {
          type: 'navigation.crashed',
          message: `The bundle "${bundle}" could not be loaded.`,
        });
    }),
  },
});
