import { useEffect, useLayoutEffect } from 'react';
import type { AppRef } from '../../machines/app/appMachine';
import { App } from './App';

/** The application over a page that was filled: it begins to run once it has taken the page over. */
export function FilledApp({ app, onTakenOver }: { app: AppRef; onTakenOver: () => void }) {
  useLayoutEffect(() => void app.start(), [app]);
  // After the effects of the views, which hear from then on.
  useEffect(onTakenOver, [onTakenOver]);
  return <App app={app} />;
}
