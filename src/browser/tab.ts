import { fromCallback } from 'xstate';
import type { TabCommand, TabFact } from '../machines/buildWatch/buildWatchMachine';
import type { HistoryChange } from '../machines/navigation/navigationMachine';
import { writeItem } from './storage';
import type { KeyValueStore } from './storage';

const PROBE = 'probe';

/** Whether what is stored now survives a reload of the page. */
const canKeep = (store: KeyValueStore | null): boolean =>
  writeItem(store, PROBE, PROBE) && writeItem(store, PROBE, null);

type TabWindow = Pick<Window, 'addEventListener' | 'scrollTo'> & {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  history: Pick<History, 'pushState' | 'replaceState'>;
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
};

/**
 * Tells when the tab becomes visible, and about its network; reloads the page when told to, or at
 * the address of a navigation if that loses nothing.
 */
export const tab = (window: TabWindow, store: KeyValueStore | null) =>
  fromCallback<TabCommand>(({ receive, sendBack }) => {
    const { document, history, location, navigator } = window;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (fact: TabFact) => sendBack(fact);
    const comeBack = () => {
      if (document.visibilityState === 'visible') tell({ type: 'tab.returned' });
    };
    /** Reloading in place cannot lead to another origin, and keeps Back within the document. */
    const load = ({ type, to, isOpened }: HistoryChange) => {
      if (type === 'history.push') history.pushState({ isOpened }, '', to);
      else history.replaceState({ isOpened }, '', to);
      window.scrollTo(0, 0);
      location.reload();
    };
    document.addEventListener('visibilitychange', comeBack, { signal });
    window.addEventListener('pageshow', comeBack, { signal });
    window.addEventListener('online', () => tell({ type: 'network.online' }), { signal });
    window.addEventListener('offline', () => tell({ type: 'network.offline' }), { signal });
    receive((command) => {
      if (command.type === 'tab.reload') location.reload();
      else if (canKeep(store)) load(command.change);
      else tell({ type: 'tab.kept', change: command.change });
    });
    if (!navigator.onLine) tell({ type: 'network.offline' });
    return () => controller.abort();
  });
