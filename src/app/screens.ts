import type { Where, Screens } from '../machines/app/screen';
import type { AppContext, AppEvent } from '../machines/app/appTypes';
import { offerInput, returnInput } from '../machines/app/money';
import {
  characterAtHand,
  characterOf,
  goalOf,
  isOverlayChange,
  readingAtHand,
} from '../machines/app/places';
import { onPage, plainScreens } from '../machines/app/plainScreens';
import { changeOf, hasPremium, memberOf } from '../machines/app/sessionNews';
import type { OverlayName } from '../machines/navigation/address';
import type { PurchaseTold } from '../machines/payment/purchaseWatchMachine';
import type { Profile } from '../machines/session/sessionTypes';

const inOverlay = (name: OverlayName) => (where: Where) =>
  where.overlay?.name === name ? '' : undefined;
const forMembers = ({ isMember }: Where) => (isMember ? '' : undefined);

const isAuthorized = ({ session }: AppContext) => session?.status === 'authorized';
const textOf = ({ overlay }: Where, name: string) => overlay?.params[name];

/** The server translates names and texts of characters, so another language loads them again. */
const isTranslated = (event: AppEvent, { contentLocale }: AppContext) =>
  event.type === 'locale.shown' && event.locale !== contentLocale;

/** The server may have sent events that this browser missed. */
const isResync = (event: AppEvent) => event.type === 'server.ready' && event.resync;

/** The events that concern an open offer or payment. */
const moneyNews = (event: AppEvent): readonly (PurchaseTold | { type: 'page.returned' })[] =>
  event.type === 'server.purchase' || event.type === 'page.returned' ? [event] : [];

/** Where one looks after one's own things, and nothing is read or paid. */
const reminding = ['/chat', '/settings'];

type ProfileChanged = { type: 'profile.changed'; profile: Profile };

/** What is now known about the same person. */
const profileNews = (event: AppEvent, before: AppContext): readonly ProfileChanged[] => {
  if (event.type !== 'session.changed' || changeOf(before, event.session).isAnother) return [];
  const profile = memberOf(event.session);
  return profile === null ? [] : [{ type: 'profile.changed', profile }];
};

/**
 * Every screen: where it is shown, its bundle, its input, and the application's events that it
 * hears. Its machine adds itself to `ScreenMachines`. Screens without input and news are described
 * by their pages.
 */
export const screens: Screens = {
  chat: {
    bundle: 'characters',
    about: ({ pattern, params }) => (pattern === '/:slug' ? params['slug'] : undefined),
    input: (context, owner, { params: { slug = '' } }) => ({
      owner,
      slug,
      isAuthorized: isAuthorized(context),
      goal: goalOf(context.place),
      character: characterAtHand(context, slug),
    }),
    isIntroduced: true,
    stays: 'forNextPerson',
    hears: (event, before, ref) => {
      switch (event.type) {
        case 'server.ready':
        case 'server.message':
        case 'server.messageDeleted':
        case 'server.messageEdited':
        case 'server.replyStarted':
        case 'server.replyDelta':
        case 'server.replySnapshot':
        case 'server.chat':
        case 'server.chatRemoved':
        case 'server.persona':
        case 'server.personaRemoved':
        case 'outbox.changed':
        case 'outbox.sent':
        case 'outbox.failed':
        case 'outbox.returned':
        case 'network.offline':
          return [event];
        case 'chat.restarted':
          return [{ type: 'chat.replaced', chat: event.chat }];
        case 'locale.shown':
          return isTranslated(event, before) ? [{ type: 'chat.translate' }] : [];
        case 'session.changed': {
          // A locked character opens by itself.
          const isOpened = hasPremium(event.session) && !hasPremium(before.session);
          return [
            ...(isOpened ? [{ type: 'chat.retry' } as const] : []),
            ...changeOf(before, event.session).admissions.map((isAdmitted) => ({
              type: 'visitor.changed' as const,
              isAuthorized: isAdmitted,
            })),
          ];
        }
        case 'navigation.settled': {
          const goal = goalOf(event.place);
          const isHere = ref.getSnapshot().context.slug === event.place.route.params['slug'];
          const isElsewhere = !isHere || isOverlayChange(before.place, event.place);
          return goal === null || isElsewhere ? [] : [{ type: 'chat.goTo', ...goal }];
        }
        default:
          return [];
      }
    },
  },
  characterProfile: {
    bundle: 'characters',
    about: ({ overlay }) => {
      const about = overlay?.name === 'profile' ? overlay.params['about'] : undefined;
      return about?.startsWith('bot:') === true ? about.slice(4) : undefined;
    },
    input: (context, _, where) => {
      const slug = screens.characterProfile.about(where) ?? '';
      return { slug, character: characterAtHand(context, slug) };
    },
    isIntroduced: true,
    stays: 'forNextPerson',
    hears: (event, before, ref) => {
      const { slug } = ref.getSnapshot().context;
      const isChanged =
        isTranslated(event, before) ||
        (event.type === 'server.persona' && event.persona.character.slug === slug) ||
        (event.type === 'server.personaRemoved' && event.slug === slug);
      return isChanged ? [{ type: 'profile.reload' }] : [];
    },
  },

  chatList: {
    bundle: 'member',
    about: forMembers,
    input: (_, owner) => ({ owner }),
    first: { type: 'chatList.open' },
    stays: 'forGood',
    hears: (event, before) => {
      if (isResync(event) || isTranslated(event, before)) return [{ type: 'chatList.reload' }];
      switch (event.type) {
        case 'session.changed':
          return changeOf(before, event.session).admissions.map((isAdmitted) => ({
            type: isAdmitted ? 'chatList.open' : 'chatList.close',
          }));
        case 'server.messageDeleted':
          return [{ type: 'message.gone', messageId: event.messageId }];
        case 'server.chat':
          return [{ type: 'chat.changed', chat: event.chat }];
        case 'server.chatRemoved':
          return [{ type: 'chat.removed', chatId: event.chatId }];
        case 'chat.restarted':
          return [{ type: 'chat.replaced', chat: event.chat }];
        case 'shortcut.chatWanted': {
          const slug = before.screens.chat?.getSnapshot().context.slug ?? null;
          return [{ type: 'chatList.step', slug, step: event.step }];
        }
        default:
          return [];
      }
    },
  },
  eventStream: {
    bundle: 'member',
    about: forMembers,
    input: (_, owner) => ({ owner }),
    first: { type: 'stream.open' },
    stays: 'forGood',
    hears: (event, before) => {
      switch (event.type) {
        case 'session.changed':
          return changeOf(before, event.session).admissions.map((isAdmitted) => ({
            type: isAdmitted ? 'stream.open' : 'stream.close',
          }));
        case 'page.left':
        case 'page.woke':
        case 'network.online':
        case 'network.offline':
          return [event];
        case 'session.checked':
          return [{ type: 'page.returned' }];
        case 'chat.gapFound':
          return [{ type: 'stream.renew' }];
        case 'locale.shown':
          return isTranslated(event, before) ? [{ type: 'stream.translate' }] : [];
        default:
          return [];
      }
    },
  },
  claim: {
    bundle: 'member',
    about: forMembers,
    input: (_, owner, { member }) => member && { owner, profile: member },
    hears: profileNews,
  },

  emailReminder: {
    bundle: 'member',
    about: ({ pattern = '', member }) =>
      member?.isEmailConfirmed === false && reminding.includes(pattern) ? '' : undefined,
  },

  login: {
    bundle: 'forms',
    about: inOverlay('login'),
    input: ({ signupEmail }, owner) => ({ owner, email: signupEmail }),
  },
  signup: {
    bundle: 'forms',
    about: inOverlay('signup'),
    input: (_, owner, where) => ({ owner, from: textOf(where, 'from') }),
  },
  report: {
    bundle: 'forms',
    about: inOverlay('report'),
    input: (_, owner, where) => ({ owner, about: textOf(where, 'about') }),
  },
  memory: {
    bundle: 'forms',
    about: inOverlay('memory'),
    input: (_, __, { params }) => ({ slug: params['slug'] ?? '' }),
  },
  profileForm: {
    bundle: 'forms',
    about: onPage('/settings'),
    input: (_, owner) => ({ owner }),
  },
  password: {
    bundle: 'forms',
    about: onPage('/password'),
    input: (_, owner) => ({ owner }),
  },
  verification: {
    bundle: 'forms',
    about: onPage('/verify'),
    input: (_, owner, { member }) => member && { owner, profile: member },
    hears: profileNews,
  },
  blog: {
    bundle: 'forms',
    about: ({ pattern, params }) =>
      pattern === '/blog' ? '' : pattern === '/blog/:id' ? params['id'] : undefined,
    input: (context, owner, { params }) => ({
      owner,
      id: params['id'] ?? null,
      reading: readingAtHand(context),
    }),
    stays: 'forNextPerson',
    hears: (event, before) => (isTranslated(event, before) ? [{ type: 'blog.translate' }] : []),
  },

  premium: {
    bundle: 'money',
    about: inOverlay('premium'),
    input: (context, owner) => offerInput(context, owner, 'premium'),
    hears: moneyNews,
  },
  desiresOffer: {
    bundle: 'money',
    about: inOverlay('pw'),
    input: (context, owner) => offerInput(context, owner, 'desires'),
    hears: moneyNews,
  },
  purchase: {
    bundle: 'money',
    about: inOverlay('purchase'),
    input: (context, owner) => returnInput(context, owner),
    hears: moneyNews,
  },
  ledger: {
    bundle: 'money',
    about: onPage('/settings/desires'),
    hears: (event, before) => {
      if (isTranslated(event, before)) return [{ type: 'ledger.translate' }];
      const isChanged = event.type === 'server.balance' || isResync(event);
      return isChanged ? [{ type: 'ledger.renew' }] : [];
    },
  },
  subscription: {
    bundle: 'money',
    about: onPage('/settings'),
    hears: (event) => {
      const isPerhapsChanged =
        isResync(event) ||
        event.type === 'server.profile' ||
        event.type === 'server.purchase' ||
        event.type === 'page.returned' ||
        event.type === 'network.online';
      return isPerhapsChanged ? [{ type: 'subscription.reread' }] : [];
    },
  },
  account: {
    bundle: 'money',
    about: onPage('/settings'),
    input: (_, owner) => ({ owner }),
  },

  create: {
    bundle: 'persona',
    // An offer that opens over the form shows the character that is being made.
    about: ({ overlay }) =>
      overlay?.name === 'create' || overlay?.params['create'] === '1' ? '' : undefined,
    input: (_, owner) => ({ owner }),
    hears: (event) => {
      if (isResync(event)) return [{ type: 'persona.reread' }];
      if (event.type === 'server.persona')
        return [{ type: 'persona.told', persona: event.persona }];
      return event.type === 'server.personaRemoved' ? [{ type: 'persona.gone', id: event.id }] : [];
    },
  },
  undress: {
    bundle: 'undress',
    about: onPage('/undress'),
    input: (context, owner) => ({
      owner,
      isAuthorized: isAuthorized(context),
      slug: characterOf(context.place),
    }),
    hears: (event, before) => {
      if (isTranslated(event, before)) return [{ type: 'undress.translate' }];
      if (event.type !== 'session.changed') return [];
      const { isAnother, isStatusChanged } = changeOf(before, event.session);
      return isStatusChanged && !isAnother
        ? [{ type: 'visitor.changed', isAuthorized: event.session.status === 'authorized' }]
        : [];
    },
  },
  call: {
    bundle: 'call',
    about: onPage('/audio'),
    input: (context, owner) => ({
      owner,
      slug: characterOf(context.place) ?? '',
      isAuthorized: isAuthorized(context),
      isPremium: hasPremium(context.session),
    }),
    hears: (event, before) => {
      if (isTranslated(event, before)) return [{ type: 'call.translate' }];
      if (event.type !== 'session.changed' || changeOf(before, event.session).isAnother) return [];
      const isMember = event.session.status === 'authorized';
      const isPremium = hasPremium(event.session);
      return [{ type: 'visitor.changed', isAuthorized: isMember, isPremium }];
    },
  },
  ...plainScreens(),
};
