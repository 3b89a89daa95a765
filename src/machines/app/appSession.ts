import { assign, enqueueActions, sendTo } from 'xstate';
import type { Locale } from '../../../common/locales';
import type { ClaimAnswered, SessionFacts } from '../session/sessionTypes';
import { appScreens, screensBut } from './appScreens';
import { changeOf, goodbyeAlert, isCutOff, isOwnWill } from './sessionNews';

/** What the application can do for the session, besides what it does for each screen. */
export const appSession = appScreens.extend({
  guards: {
    isOnline: ({ context }) => context.input.isOnline,
    /** The session ended by itself, and the login stands over the page. */
    isAskedToLogIn: ({ context: { session, place } }) =>
      isCutOff(session) && place?.overlay?.name === 'login',
    /** The user deletes the account, and the server has ended its sessions already. */
    isDeleting: ({ context }) =>
      context.screens.account
        ?.getSnapshot()
        .children.accountDeletion?.getSnapshot()
        .hasTag('leaving') === true,
    /** The user ends the session on purpose, in the settings. */
    isLeaving: ({ context }) =>
      Object.values(context.screens.account?.getSnapshot().children ?? {}).some((child) =>
        child?.getSnapshot().hasTag('leaving'),
      ),
  },
  actions: {
    keepSession: enqueueActions(({ context, enqueue }, params: { session: SessionFacts }) => {
      const { session } = params;
      const { profileId, isAnother, isStatusChanged, admissions } = changeOf(context, session);
      const isAuthorized = session.status === 'authorized';
      enqueue.assign({ session, profileId });
      if (isAnother || (isStatusChanged && context.session !== null))
        enqueue.sendTo('catalogue', { type: 'catalogue.reload' });
      else if (isStatusChanged && isAuthorized)
        enqueue.sendTo('catalogue', { type: 'catalogue.personalize' });
      // Nothing of one user stays for the next, even without a logout in between.
      if (isAnother) {
        const { kept, stopped } = screensBut(context, ({ stays }) => stays === undefined);
        for (const ref of stopped) enqueue.stopChild(ref);
        enqueue.assign({ screens: kept });
      }
      if (isAnother || (isStatusChanged && context.session?.status === 'authorized'))
        enqueue.sendTo('alerts', { type: 'alerts.clear' });
      for (const isAdmitted of admissions) {
        enqueue.sendTo('outbox', { type: isAdmitted ? 'outbox.open' : 'outbox.close' });
        enqueue.sendTo('favourites', {
          type: isAdmitted ? 'favourites.open' : 'favourites.close',
        });
      }
      if (!isStatusChanged) return;

      if (isAuthorized) enqueue.assign({ signupEmail: '' });
      enqueue.sendTo(
        'navigation',
        session.status === 'guest' && isOwnWill(session.ended)
          ? { type: 'visitor.left' }
          : { type: 'visitor.changed', isAuthorized },
      );
      // A page that only members see asks by its rule; a character's page stays, as guests see it.
      if (isCutOff(session) && context.place?.route.pattern === '/:slug')
        enqueue.raise({ type: 'login.wanted' });
      const alert = goodbyeAlert(session);
      if (alert !== null) enqueue.sendTo('alerts', { type: 'alerts.show', alert });
    }),
    /** Names and texts of characters come from the server, so another language loads them again. */
    translateWall: enqueueActions(({ context, enqueue }, { locale }: { locale: Locale }) => {
      if (locale !== context.contentLocale)
        enqueue.sendTo('catalogue', { type: 'catalogue.reload' });
    }),
    keepContentLocale: assign((_, { locale }: { locale: Locale }) => ({ contentLocale: locale })),
    keepClaim: sendTo('session', (_, params: ClaimAnswered) => params),
  },
});
