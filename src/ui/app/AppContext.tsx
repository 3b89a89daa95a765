import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { appMachine, AppRef } from '../../machines/app/appMachine';

const AppContext = createContext<AppRef | null>(null);

/** Gives the views below it the root actor. */
export const AppProvider = AppContext.Provider;

/** The root actor; throws outside its provider. */
export const useApp = (): AppRef => {
  const app = useContext(AppContext);
  if (app === null) throw new Error('No AppProvider');
  return app;
};

type Children = SnapshotFrom<typeof appMachine>['children'];

/** A long-lived actor by its id, such as `useAppActor('session')`. */
export const useAppActor = <TId extends keyof Children>(id: TId): NonNullable<Children[TId]> => {
  const app = useApp();
  const ref = useSelector(app, ({ children }) => children[id]);
  if (ref === undefined) throw new Error(`Actor "${String(id)}" is not running.`);
  return ref;
};
