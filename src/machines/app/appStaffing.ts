import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Locale } from '../locale/localeMachine';
import type { Place } from '../navigation/navigationMachine';
import type { Part } from '../part/partMachine';
import type { ClaimAnswered, SessionFacts } from '../session/sessionTypes';
import { appActors } from './appActors';
import { offerInput, returnInput } from './money';
import type { AppContext, AppEvent, AppInput } from './appTypes';
import {
  botAtHand,
  botOf,
  formScreens,
  goalOf,
  hasMember,
  isPartWanted,
  lateParts,
  partOf,
  memberOf,
  readingAtHand,
  isOverlayChange,
  profileSlugOf,
  slugOf,
  wantedScreens,
} from './screens';
import type { FormScreen } from './screens';
import { farewell, profileIdOf } from './sessionNews';

/** What the application can do for the session and for each page: whom it starts and stops. */
export const appStaffing = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    children: {} as {
      session: 'session';
      navigation: 'navigation';
      alerts: 'alerts';
      locale: 'locale';
      theme: 'theme';
      shortcuts: 'shortcuts';
      ageGate: 'ageGate';
      catalogue: 'catalogue';
      chatList: 'chatList';
      favourites: 'favourites';
      eventStream: 'eventStream';
      outbox: 'outbox';
      page: 'page';
      characters: 'characters';
      forms: 'forms';
      pictures: 'pictures';
      money: 'money';
      member: 'member';
    },
  },
  actors: appActors,
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

      const hasPremium = (facts: SessionFacts | null) =>
        facts?.status === 'authorized' && facts.profile?.hasSubscription === true;
      // A character who was locked opens by itself.
      if (context.chat !== null && hasPremium(session) && !hasPremium(context.session))
        enqueue.sendTo(context.chat, { type: 'chat.retry' });

      enqueue.assign({ session });
      if (isProfileChanged) {
        enqueue.assign({ profileId });
        enqueue.sendTo('catalogue', { type: 'catalogue.reload' });
      }
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
      if (context.blog !== null) enqueue.sendTo(context.blog, { type: 'blog.translate' });
      if (context.ledger !== null) enqueue.sendTo(context.ledger, { type: 'ledger.translate' });
    }),
    /** The chat that is open goes to the message which the new address names. */
    goToMessage: enqueueActions(({ context, enqueue }, { place }: { place: Place }) => {
      const goal = goalOf(place);
      const isHere = slugOf(context) === place.route.params['slug'];
      if (context.chat === null || !isHere || goal === null) return;
      if (isOverlayChange(context.place, place)) return;
      enqueue.sendTo(context.chat, { type: 'chat.goTo', ...goal });
    }),
    keepPlace: assign((_, params: { place: Place }) => ({
      place: params.place,
      firstPlace: null,
    })),
    /** Stops the actors that the page and its overlay do not need. */
    dismiss: enqueueActions(({ context, enqueue }) => {
      const wanted = wantedScreens(context);
      if (context.chat !== null && slugOf(context) !== wanted.slug) {
        enqueue.stopChild(context.chat);
        enqueue.assign({ chat: null });
      }
      if (context.botProfile !== null && profileSlugOf(context) !== wanted.profileSlug) {
        enqueue.stopChild(context.botProfile);
        enqueue.assign({ botProfile: null });
      }
      if (context.blog !== null && context.blog.getSnapshot().context.id !== wanted.reading) {
        enqueue.stopChild(context.blog);
        enqueue.assign({ blog: null });
      }
      for (const name of formScreens) {
        const ref = context[name];
        if (ref === null || wanted.screens.has(name)) continue;
        enqueue.stopChild(ref);
        enqueue.assign({ [name]: null });
      }
    }),
    /** Starts the actors that the page and its overlay need and that are not there yet. */
    staff: assign(({ context, spawn, self }): Partial<AppContext> => {
      const { screens, slug, profileSlug, reading } = wantedScreens(context);
      const areCharactersHere = context.parts.includes('characters');
      const areFormsHere = context.parts.includes('forms');
      const isMissing = (name: FormScreen) =>
        context.parts.includes(partOf(name)) && screens.has(name) && context[name] === null;
      const owner = self;
      const isAuthorized = context.session?.status === 'authorized';
      const member = memberOf(context);
      return {
        ...(member !== null &&
          context.parts.includes('member') &&
          context.claim === null && {
            claim: spawn('claim', { id: 'claim', input: { owner, profile: member } }),
          }),
        ...(slug !== undefined &&
          areCharactersHere &&
          context.chat === null && {
            chat: spawn('chat', {
              id: `chat-${slug}`,
              input: {
                owner,
                slug,
                isAuthorized,
                goal: goalOf(context.place),
                bot: botAtHand(context, slug),
              },
            }),
          }),
        ...(profileSlug !== undefined &&
          areCharactersHere &&
          context.botProfile === null && {
            botProfile: spawn('botProfile', {
              id: `profile-${profileSlug}`,
              input: { slug: profileSlug, bot: botAtHand(context, profileSlug) },
            }),
          }),
        ...(reading !== undefined &&
          areFormsHere &&
          context.blog === null && {
            blog: spawn('blog', {
              id: 'blog',
              input: { owner, id: reading, reading: readingAtHand(context) },
            }),
          }),
        ...(isMissing('login') && {
          login: spawn('login', { id: 'login', input: { owner, email: context.signupEmail } }),
        }),
        ...(isMissing('signup') && {
          signup: spawn('signup', {
            id: 'signup',
            input: { owner, from: context.place?.overlay?.params['from'] },
          }),
        }),
        ...(isMissing('report') && {
          report: spawn('report', {
            id: 'report',
            input: { owner, about: context.place?.overlay?.params['about'] },
          }),
        }),
        ...(isMissing('memory') && {
          memory: spawn('memory', { id: 'memory', input: { slug: slug ?? '' } }),
        }),
        ...(isMissing('premium') && {
          premium: spawn('offer', { id: 'premium', input: offerInput(context, owner, 'premium') }),
        }),
        ...(isMissing('pw') && {
          pw: spawn('offer', { id: 'pw', input: offerInput(context, owner, 'desires') }),
        }),
        ...(isMissing('purchase') && {
          purchase: spawn('payment', { id: 'purchase', input: returnInput(context, owner) }),
        }),
        ...(isMissing('ledger') && { ledger: spawn('ledger', { id: 'ledger' }) }),
        ...(isMissing('reports') && { reports: spawn('reports', { id: 'reports' }) }),
        ...(isMissing('removal') && { removal: spawn('removal', { id: 'removal' }) }),
        ...(isMissing('unsubscribe') && {
          unsubscribe: spawn('unsubscribe', { id: 'unsubscribe' }),
        }),
        ...(isMissing('profileForm') && {
          profileForm: spawn('profileForm', { id: 'profileForm', input: { owner } }),
        }),
        ...(isMissing('password') && {
          password: spawn('password', { id: 'password', input: { owner } }),
        }),
        ...(isMissing('verification') &&
          member !== null && {
            verification: spawn('verification', {
              id: 'verification',
              input: { owner, profile: member },
            }),
          }),
        ...(isMissing('welcome') && { welcome: spawn('welcome', { id: 'welcome' }) }),
        ...(isMissing('subscription') && {
          subscription: spawn('subscription', { id: 'subscription' }),
        }),
        ...(isMissing('account') && {
          account: spawn('account', { id: 'account', input: { owner } }),
        }),
        ...(isMissing('create') && {
          create: spawn('persona', { id: 'persona', input: { owner } }),
        }),
        ...(isMissing('undress') && {
          undress: spawn('undress', {
            id: 'undress',
            input: { owner, isAuthorized, slug: botOf(context.place) },
          }),
        }),
      };
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
    /** The machines of a part come when the first of them is wanted. */
    wantParts: enqueueActions(({ context, enqueue }) => {
      for (const part of lateParts) {
        if (!context.parts.includes(part) && isPartWanted(context, part))
          enqueue.sendTo(part, { type: 'part.fetch' });
      }
    }),
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
    /** The catalogue tells chat and profile at once what it knows of the character. */
    introduce: enqueueActions(({ context, enqueue }) => {
      for (const to of [context.chat, context.botProfile]) {
        if (to === null) continue;
        enqueue.sendTo('catalogue', {
          type: 'catalogue.introduce',
          slug: to.getSnapshot().context.slug,
          to,
        });
      }
    }),
  },
});
