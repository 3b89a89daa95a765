import { enqueueActions, sendTo } from 'xstate';
import type { Locale } from '../../../common/locales';
import type { Part } from '../part/partMachine';
import type { ClaimAnswered, SessionFacts } from '../session/sessionTypes';
import { appPages } from './appPages';
import { formScreens, hasMember, memberOf } from './screens';
import { farewell, hasPremium, profileIdOf } from './sessionNews';

/** What the application can do for the session, besides what it does for each page. */
export const appStaffing = appPages.extend({
  guards: {
    isOnline: ({ context }) => context.input.isOnline,
    /** The session ends as it was asked to, in the settings. */
    isLeaving: ({ context }) =>
      Object.values(context.account?.getSnapshot().children ?? {}).some((child) =>
        child?.getSnapshot().hasTag('leaving'),
      ),
  },
  actions: {
    keepSession: enqueueActions(({ context, enqueue }, params: { session: SessionFacts }) => {
      const { session } = params;
      const isAuthorized = session.status === 'authorized';
      const profileId = profileIdOf(session) ?? null;
      const isKnown = context.profileId !== null;
      /** The profile is not known yet, but that it is not the one known so far. */
      const isForgotten = isAuthorized && session.profile === null && isKnown;
      const isProfileChanged =
        isForgotten || (profileIdOf(session) !== undefined && profileId !== context.profileId);
      const isAnother = isForgotten || (isProfileChanged && profileId !== null && isKnown);
      const isStatusChanged = session.status !== context.session?.status;
      const admit = (isAdmitted: boolean) => {
        if (hasMember(context)) {
          enqueue.sendTo('eventStream', { type: isAdmitted ? 'stream.open' : 'stream.close' });
          enqueue.sendTo('chatList', { type: isAdmitted ? 'chatList.open' : 'chatList.close' });
        }
        enqueue.sendTo('outbox', { type: isAdmitted ? 'outbox.open' : 'outbox.close' });
        enqueue.sendTo('favourites', {
          type: isAdmitted ? 'favourites.open' : 'favourites.close',
        });
        if (context.chat !== null)
          enqueue.sendTo(context.chat, { type: 'visitor.changed', isAuthorized: isAdmitted });
      };

      // A character who was locked opens by itself.
      if (context.chat !== null && hasPremium(session) && !hasPremium(context.session))
        enqueue.sendTo(context.chat, { type: 'chat.retry' });

      enqueue.assign({ session });
      if (context.call !== null && !isAnother)
        enqueue.sendTo(context.call, {
          type: 'visitor.changed',
          isAuthorized,
          isPremium: hasPremium(session),
        });
      if (isProfileChanged) enqueue.assign({ profileId });
      if (isAnother || (isStatusChanged && context.session !== null))
        enqueue.sendTo('catalogue', { type: 'catalogue.reload' });
      else if (isStatusChanged && isAuthorized)
        enqueue.sendTo('catalogue', { type: 'catalogue.personalize' });
      // Nothing of one person stays for the next, even without a logout between them.
      if (isAnother) {
        admit(false);
        for (const name of formScreens) {
          const ref = context[name];
          if (ref === null) continue;
          enqueue.stopChild(ref);
          enqueue.assign({ [name]: null });
        }
      }
      if (isAnother || (isStatusChanged && context.session?.status === 'authorized'))
        enqueue.sendTo('alerts', { type: 'alerts.clear' });
      if (isAnother || isStatusChanged) admit(isAuthorized);
      if (!isStatusChanged) return;

      if (context.undress !== null && !isAnother)
        enqueue.sendTo(context.undress, { type: 'visitor.changed', isAuthorized });

      if (isAuthorized) enqueue.assign({ signupEmail: '' });
      enqueue.sendTo(
        'navigation',
        session.status === 'guest' && session.ended === 'logout'
          ? { type: 'visitor.left' }
          : { type: 'visitor.changed', isAuthorized },
      );
      const alert = farewell(session);
      if (alert !== null) enqueue.sendTo('alerts', { type: 'alerts.show', alert });
    }),
    /** Names and texts of characters come from the server, so another language needs them anew. */
    translateContent: enqueueActions(({ context, enqueue }, { locale }: { locale: Locale }) => {
      if (locale === context.contentLocale) return;
      enqueue.assign({ contentLocale: locale });
      enqueue.sendTo('catalogue', { type: 'catalogue.reload' });
      if (hasMember(context)) {
        enqueue.sendTo('chatList', { type: 'chatList.reload' });
        enqueue.sendTo('eventStream', { type: 'stream.translate' });
      }
      if (context.chat !== null) enqueue.sendTo(context.chat, { type: 'chat.translate' });
      if (context.botProfile !== null)
        enqueue.sendTo(context.botProfile, { type: 'profile.reload' });
      if (context.undress !== null) enqueue.sendTo(context.undress, { type: 'undress.translate' });
      if (context.call !== null) enqueue.sendTo(context.call, { type: 'call.translate' });
      if (context.blog !== null) enqueue.sendTo(context.blog, { type: 'blog.translate' });
      if (context.ledger !== null) enqueue.sendTo(context.ledger, { type: 'ledger.translate' });
    }),
    /** What belongs to a member hears of the profile, and goes with its person. */
    followMember: enqueueActions(({ context, enqueue }) => {
      const { claim, verification } = context;
      const member = memberOf(context);
      if (member !== null && verification !== null)
        enqueue.sendTo(verification, { type: 'profile.changed', profile: member });
      if (claim === null) return;
      if (member?.id === claim.getSnapshot().context.userId) {
        enqueue.sendTo(claim, { type: 'profile.changed', profile: member });
      } else {
        enqueue.stopChild(claim);
        enqueue.assign({ claim: null });
      }
    }),
    keepClaim: sendTo('session', (_, params: ClaimAnswered) => params),
    welcomePart: enqueueActions(({ context, enqueue, self }, { part }: { part: Part }) => {
      enqueue.assign({ parts: [...context.parts, part] });
      if (part !== 'member') return;
      const input = { owner: self };
      enqueue.spawnChild('eventStream', { id: 'eventStream', input });
      enqueue.spawnChild('chatList', { id: 'chatList', input });
      if (context.session?.status !== 'authorized') return;
      enqueue.sendTo('eventStream', { type: 'stream.open' });
      enqueue.sendTo('chatList', { type: 'chatList.open' });
    }),
  },
});
