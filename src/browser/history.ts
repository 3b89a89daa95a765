import { fromCallback } from 'xstate';
import type { HistoryCommand, HistoryEvent } from '../machines/navigation/navigationMachine';
import type { Show } from './cardTransition';

const isOpenedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpened' in state && state.isOpened === true;

/** Signs that the visitor is about to navigate. */
const signs = ['pointerover', 'focusin'] as const;

/**
 * Binds the navigation machine to the browser's history. The code for transitions is loaded when
 * the page is first pointed at or focused; until then, navigation has none.
 */
export const browserHistory = (window: Window, loadShow: () => Promise<Show>) =>
  fromCallback<HistoryCommand>(({ receive, sendBack }) => {
    let show: Show = (_, change) => change();
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
          return show(command.to, () => {
            window.history.pushState({ isOpened: command.isOpened }, '', command.to);
            if (!command.isOpened) window.scrollTo(0, 0);
            tell();
          });
        case 'history.replace': {
          const before = window.location.pathname;
          window.history.replaceState({ isOpened: command.isOpened }, '', command.to);
          if (window.location.pathname !== before) window.scrollTo(0, 0);
          return tell();
        }
        case 'history.back':
          return window.history.back();
      }
    });

    window.addEventListener('popstate', tell);
    const load = () => {
      for (const sign of signs) window.removeEventListener(sign, load);
      loadShow().then(
        (loaded) => (show = loaded),
        () => undefined,
      );
    };
    for (const sign of signs) window.addEventListener(sign, load);
    tell();
    return () => {
      window.removeEventListener('popstate', tell);
      for (const sign of signs) window.removeEventListener(sign, load);
    };
  });
