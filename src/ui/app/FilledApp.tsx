import { useLayoutEffect } from 'react';
import type { AppRef } from '../../machines/app/appMachine';
import { App } from './App';

/** The application over a page that was filled: it begins to run once it has taken the page over. */
export function FilledApp({ app }: { app: AppRef }) {
  useLayoutEffect(() => void app.start(), [app]);
  return <App app={app} />;
}
