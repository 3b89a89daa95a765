import { fromCallback } from 'xstate';
import type { AppRef } from '../machines/app/appMachine';
import type { RouteRules } from '../machines/navigation/routes';
import type { VisitCommand, VisitEvent } from '../machines/prefetch/prefetchMachine';
import type { Visit } from '../machines/prefetch/queue';

const noRules: RouteRules = {};

const visitOf = (app: AppRef): Visit => {
  const snapshot = app.getSnapshot();
  const { isAdult, profileId, contentLocale, place } = snapshot.context;
  return {
    isAdult,
    isOnline: snapshot.matches('online'),
    person: profileId,
    locale: contentLocale,
    path: place?.address.path ?? null,
    rules: snapshot.children.navigation?.getSnapshot().context.rules ?? noRules,
  };
};

const isSame = (one: Visit, other: Visit): boolean =>
  one.isAdult === other.isAdult &&
  one.isOnline === other.isOnline &&
  one.person === other.person &&
  one.locale === other.locale &&
  one.path === other.path &&
  one.rules === other.rules;

/**
 * Tells what the application knows of its visitor that matters for prefetching, and hands it the
 * data at hand for the page being shown.
 */
export const watchVisit = (app: AppRef) =>
  fromCallback<VisitCommand>(({ receive, sendBack }) => {
    let told: Visit | null = null;
    const tell = () => {
      const visit = visitOf(app);
      if (told !== null && isSame(told, visit)) return;
      told = visit;
      const event: VisitEvent = { type: 'visit.changed', visit };
      sendBack(event);
    };
    receive(({ payload }) => {
      if (payload.route === 'catalogue')
        app.getSnapshot().children.catalogue?.send({ type: 'catalogue.offer', page: payload.page });
    });
    const { unsubscribe } = app.subscribe(tell);
    tell();
    return unsubscribe;
  });
