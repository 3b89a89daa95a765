import { createActor } from 'xstate';
import { fetchPage } from '../../api/actors/prefetch';
import { watchLine } from '../../browser/line';
import { watchLinks } from '../../browser/links';
import { watchVisit } from '../../browser/visit';
import { whenIdle } from '../../browser/whenIdle';
import type { AppRef } from '../../machines/app/appMachine';
import { hasPremium } from '../../machines/app/sessionNews';
import { prefetchMachine } from '../../machines/prefetch/prefetchMachine';
import { preloadMachine } from '../../machines/prefetch/preloadMachine';
import {
  BlogPage,
  CallPage,
  LedgerPage,
  PasswordPage,
  ReportsPage,
  SettingsPage,
  VerificationPage,
  WelcomePage,
} from '../../ui/app/LatePage';
import { ChatListPage, ChatPage } from '../../ui/app/Page';

/**
 * The part of the composition root that fetches pages ahead of their visitor. It fetches code as it
 * is, for what is to happen when that is gone is the affair of who goes there.
 */
export const startPrefetch = async (app: AppRef) => {
  await whenIdle(window);
  const isMember = () => app.getSnapshot().context.session?.status === 'authorized';
  const fetchBlog = () => Promise.all([BlogPage.fetch(), import('./forms')]);
  // It is the largest part of a call, and only premium users get so far.
  const fetchRoom = async () =>
    hasPremium(app.getSnapshot().context.session) && import('../../browser/call/room');
  const code: Readonly<Record<string, () => Promise<unknown>>> = {
    '/blog': fetchBlog,
    '/blog/:id': fetchBlog,
    '/audio': () => Promise.all([CallPage.fetch(), import('./call'), fetchRoom()]),
    '/chat': () => Promise.all([ChatListPage.fetch(), import('./line')]),
    '/settings': () => Promise.all([SettingsPage.fetch(), import('./forms'), import('./money')]),
    '/settings/desires': () => Promise.all([LedgerPage.fetch(), import('./money')]),
    '/settings/reports': () => Promise.all([ReportsPage.fetch(), import('./forms')]),
    '/verify': () => Promise.all([VerificationPage.fetch(), import('./forms')]),
    '/password': () => Promise.all([PasswordPage.fetch(), import('./forms')]),
    '/welcome': () => Promise.all([WelcomePage.fetch(), import('./welcome')]),
    '/:slug': () =>
      Promise.all([
        ChatPage.fetch(),
        import('./characters'),
        isMember() && import('./conversation'),
      ]),
  };
  const logic = prefetchMachine.provide({
    actors: {
      visit: watchVisit(app),
      line: watchLine(navigator),
      links: watchLinks(window),
      preload: preloadMachine.provide({
        actors: {
          fetchPage: fetchPage(
            (request) => window.fetch(request),
            window.location.origin,
            async (pattern) => code[pattern]?.(),
          ),
        },
      }),
    },
  });
  app.send({ type: 'prefetch.arrived', prefetch: createActor(logic).start() });
};
