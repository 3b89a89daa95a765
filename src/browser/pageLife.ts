import { fromCallback } from 'xstate';
import type { PageCommand, PageNotice } from '../machines/page/pageMachine';

const TICK_MS = 15_000;
/** A hidden tab's timer may be a minute late; a longer gap was sleep. */
const SLEEP_MS = 90_000;

type PageWindow = Pick<Window, 'addEventListener' | 'setInterval' | 'clearInterval'> & {
  document: Pick<Document, 'addEventListener' | 'visibilityState'> & {
    documentElement: Pick<Element, 'toggleAttribute'>;
  };
};

/**
 * Tells when the page is hidden and brought back, and when the device slept; covers the page at
 * once, so that a restored copy shows nothing.
 */
export const pageLife = (window: PageWindow, now: () => number) =>
  fromCallback<PageCommand>(({ receive, sendBack }) => {
    const { document } = window;
    const tell = (notice: PageNotice) => sendBack(notice);
    const controller = new AbortController();
    const { signal } = controller;
    let lastTick = now();
    let isAway = false;

    const tick = () => {
      const sleptMs = now() - lastTick;
      lastTick = now();
      if (sleptMs > SLEEP_MS) tell({ type: 'page.woke', sleptMs });
    };
    const leave = () => {
      isAway = true;
      tell({ type: 'page.left' });
    };
    const comeBack = () => {
      if (isAway) tell({ type: 'page.returned' });
      isAway = false;
      tick();
    };

    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', comeBack, { signal });
    document.addEventListener('freeze', leave, { signal });
    document.addEventListener('resume', comeBack, { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') comeBack();
      },
      { signal },
    );
    const timer = window.setInterval(tick, TICK_MS);
    receive((command) => {
      document.documentElement.toggleAttribute('data-away', command.type === 'page.cover');
    });
    return () => {
      controller.abort();
      window.clearInterval(timer);
    };
  });
