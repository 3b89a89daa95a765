import { fromCallback } from 'xstate';
import type { HistoryCommand, HistoryEvent } from '../machines/navigation/navigationMachine';

const isOpenedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpened' in state && state.isOpened === true;

/** Binds the navigation machine to the browser's history. */
export const browserHistory = (window: Window) =>
  fromCallback<HistoryCommand>(({ receive, sendBack }) => {
    const tell = () => {
      const event: HistoryEvent = {
        type: 'history.changed',
        address: {
          path: window.location.pathname,
          search: window.location.search.replace(/^\?/, ''),
        },
        isOpened: isOpenedState(window.history.state),
      };
      sendBack(event);
    };

    receive((command) => {
      switch (command.type) {
        case 'history.push':
          window.history.pushState({ isOpened: command.isOpened }, '', command.to);
          if (!command.isOpened) window.scrollTo(0, 0);
          return tell();
        case 'history.replace':
          window.history.replaceState({ isOpened: command.isOpened }, '', command.to);
          return tell();
        case 'history.back':
          return window.history.back();
      }
    });

    window.addEventListener('popstate', tell);
    tell();
    return () => window.removeEventListener('popstate', tell);
  });
