import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { appMachine, AppRef } from '../../machines/app/appMachine';
import type { ScreenName, ScreenRefs } from '../../machines/app/screenTypes';

const AppContext = createContext<AppRef | null>(null);

/** Provides the root actor. */
export const AppProvider = AppContext.Provider;

/** The root actor; throws outside its provider. */
export const useApp = (): AppRef => {
  const app = useContext(AppContext);
  if (app === null) throw new Error('No AppProvider');
  return app;
};

/** The actor of a screen, while it runs. */
export const useScreen = <Name extends ScreenName>(name: Name): ScreenRefs[Name] =>
  useSelector(useApp(), ({ context }) => context.screens[name]);

type Children = SnapshotFrom<typeof appMachine>['children'];

/** A long-lived actor by its id, such as `useAppActor('session')`. */
export const useAppActor = <TId extends keyof Children>(id: TId): NonNullable<Children[TId]> => {
  const app = useApp();
  const ref = useSelector(app, ({ children }) => children[id]);
  if (ref === undefined) throw new Error(`Actor "${String(id)}" is not running.`);
  return ref;
};
