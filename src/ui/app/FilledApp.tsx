import { useEffect, useLayoutEffect } from 'react';
import type { AppRef } from '../../machines/app/appMachine';
import { App } from './App';

/** Hydrates a page that the server filled; the application starts once that is done. */
export function FilledApp({ app, onTakenOver }: { app: AppRef; onTakenOver: () => void }) {
  useLayoutEffect(() => void app.start(), [app]);
  // Runs after the effects of the views, so that they hear everything from the start.
  useEffect(onTakenOver, [onTakenOver]);
  return <App app={app} />;
}
