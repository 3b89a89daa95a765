import { createActor } from 'xstate';
import { fetchPage } from '../../api/actors/prefetch';
import { watchNetwork } from '../../browser/network';
import { watchLinks } from '../../browser/links';
import { watchVisit } from '../../browser/visit';
import { whenIdle } from '../../browser/whenIdle';
import type { AppRef } from '../../machines/app/appMachine';
import { hasPremium } from '../../machines/app/sessionNews';
import { prefetchMachine } from '../../machines/prefetch/prefetchMachine';
import { preloadMachine } from '../../machines/prefetch/preloadMachine';
import { lazyPages } from '../../ui/app/LazyPage';
import { ChatListPage, ChatPage } from '../../ui/app/Page';
import { expectBundles } from '../bundles';

/**
 * Fetches pages before their visitor goes there. It does not use `recover`: if the code is gone,
 * that matters only to a visitor who does go.
 */
export const startPrefetch = async (app: AppRef) => {
  await whenIdle(window);
  const session = () => app.getSnapshot().context.session;
  const views: Readonly<Record<string, { fetch: () => Promise<unknown> }>> = {
    '/:slug': ChatPage,
    '/chat': ChatListPage,
  };
  const fetchCode = (pattern: string) => {
    const isMember = session()?.status === 'authorized';
    return Promise.all([
      (views[pattern] ?? lazyPages[pattern]?.View)?.fetch(),
      expectBundles(pattern, isMember),
      pattern === '/:slug' && isMember && import('./conversation'),
      // It is the largest part of a call, and only premium users get that far.
      pattern === '/audio' && hasPremium(session()) && import('../../browser/call/room'),
    ]);
  };
  const logic = prefetchMachine.provide({
    actors: {
      visit: watchVisit(app),
      network: watchNetwork(navigator),
      links: watchLinks(window),
      preload: preloadMachine.provide({
        actors: {
          fetchPage: fetchPage(
            (request) => window.fetch(request),
            window.location.origin,
            fetchCode,
          ),
        },
      }),
    },
  });
  app.send({ type: 'prefetch.arrived', prefetch: createActor(logic).start() });
};
