import { assign, enqueueActions, setup } from 'xstate';
import type { Place } from '../navigation/navigationMachine';
import { appActors } from './appActors';
import type { AppContext, AppEvent, AppInput } from './appTypes';
import { offerInput, returnInput } from './money';
import {
  botAtHand,
  botOf,
  formScreens,
  goalOf,
  isOverlayChange,
  isPartWanted,
  lateParts,
  memberOf,
  partOf,
  profileSlugOf,
  readingAtHand,
  slugOf,
  wantedScreens,
} from './screens';
import type { FormScreen } from './screens';
import { hasPremium } from './sessionNews';

/** What the application can do for each page: whom it starts and stops. */
export const appPages = setup({
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
      calls: 'calls';
      money: 'money';
      member: 'member';
    },
  },
  actors: appActors,
  actions: {
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
        ...(isMissing('call') && {
          call: spawn('call', {
            id: 'call',
            input: {
              owner,
              slug: botOf(context.place) ?? '',
              isAuthorized,
              isPremium: hasPremium(context.session),
            },
          }),
        }),
      };
    }),
    /** The machines of a part come when the first of them is wanted. */
    wantParts: enqueueActions(({ context, enqueue }) => {
      for (const part of lateParts) {
        if (!context.parts.includes(part) && isPartWanted(context, part))
          enqueue.sendTo(part, { type: 'part.fetch' });
      }
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
