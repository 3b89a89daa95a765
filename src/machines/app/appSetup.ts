import { assign, enqueueActions, sendTo } from 'xstate';
import type { AlertRequest } from '../alerts/alertMachine';
import type { CatalogueNews } from '../catalogue/catalogueMachine';
import type { ChatNews, MessageGone } from '../chatList/chatNews';
import type { ChatSummary } from '../conversation/message';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import { formatAddress } from '../navigation/address';
import type { NavigationEvent } from '../navigation/navigationMachine';
import type { OutboxNews, OutboxNotice } from '../outbox/outboxTypes';
import type { PageNotice } from '../page/pageMachine';
import type { Part } from '../part/partMachine';
import type { Persona } from '../persona/persona';
import type { PrefetchRef } from '../prefetch/prefetchMachine';
import type { Profile, Tokens } from '../session/sessionTypes';
import { appStaffing } from './appStaffing';
import type { MoneyNews } from './money';
import type { ConnectivityEvent } from './appTypes';
import { hasMember, isPartWanted, profileSlugOf, slugOf } from './screens';

type ChatListNews = ChatNews | MessageGone | { type: 'chatList.reload' };

type StreamNews = PageNotice | { type: 'stream.renew' };

/** What the application can do; which notice leads to what is in appMachine. */
export const app = appStaffing.extend({
  actions: {
    keepPrefetch: assign((_, { prefetch }: { prefetch: PrefetchRef }) => ({ prefetch })),
    leavePlace: assign({ place: null, firstPlace: null }),
    keepSignupEmail: assign((_, params: { email: string }) => ({ signupEmail: params.email })),
    logIn: sendTo('session', (_, params: { tokens: Tokens }) => ({
      type: 'session.login' as const,
      tokens: params.tokens,
    })),
    keepProfile: sendTo('session', (_, params: { profile: Profile }) => ({
      type: 'profile.received' as const,
      profile: params.profile,
    })),
    showAlert: sendTo('alerts', (_, params: { alert: AlertRequest }) => ({
      type: 'alerts.show' as const,
      alert: params.alert,
    })),
    admitAdult: assign({ isAdult: true }),
    openCatalogue: sendTo('catalogue', { type: 'catalogue.open' }),
    passToCatalogue: sendTo('catalogue', (_, params: { event: CatalogueNews }) => params.event),
    /** Over the page; an overlay that the login replaces opens again after it. */
    openLogin: sendTo('navigation', ({ context: { place } }): NavigationEvent => ({
      type: 'overlay.open',
      name: 'login',
      params: place?.overlay ? { next: formatAddress(place.address) } : {},
    })),
    forgetWish: enqueueActions(({ context, enqueue }) => {
      const overlay = context.place?.overlay;
      if (overlay?.name !== 'login' && overlay?.name !== 'signup')
        enqueue.sendTo('favourites', { type: 'favourites.forgetWish' });
    }),
    navigate: sendTo('navigation', (_, params: { event: NavigationEvent }) => params.event),
    passToChat: enqueueActions(
      ({ context, enqueue }, params: { event: ServerEvent | OutboxNotice }) => {
        if (context.chat !== null) enqueue.sendTo(context.chat, params.event);
      },
    ),
    passToOutbox: sendTo('outbox', (_, params: { event: OutboxNews }) => params.event),
    replaceChat: enqueueActions(({ context, enqueue }, params: { chat: ChatSummary }) => {
      if (context.chat !== null)
        enqueue.sendTo(context.chat, { type: 'chat.replaced', chat: params.chat });
    }),
    tellChatList: enqueueActions(({ context, enqueue }, params: { news: ChatListNews }) => {
      if (hasMember(context)) enqueue.sendTo('chatList', params.news);
    }),
    stepChat: enqueueActions(({ context, enqueue }, { step }: { step: 1 | -1 }) => {
      if (!hasMember(context)) return;
      enqueue.sendTo('chatList', { type: 'chatList.step', slug: slugOf(context) ?? null, step });
    }),
    /** A page without its code is shown as one that broke, until somebody goes on or reloads. */
    missPart: enqueueActions(({ context, enqueue }, { part }: { part: Part }) => {
      if (part !== 'member' && isPartWanted(context, part))
        enqueue.sendTo('navigation', {
          type: 'navigation.crashed',
          message: `The ${part} could not be fetched.`,
        });
    }),
    takeCare: assign({
      caretaker: ({ spawn, self }) => {
        const { navigation } = self.getSnapshot().children;
        return navigation ? spawn('caretaker', { input: { navigation } }) : null;
      },
    }),
    invite: assign({
      community: ({ spawn }, { to }: { to: string | null }) =>
        to === null ? null : spawn('community', { input: { address: to } }),
    }),
    /** The offer or the payment that is open. */
    tellMoney: enqueueActions(({ context, enqueue }, { news }: { news: MoneyNews }) => {
      for (const ref of [context.premium, context.pw, context.purchase])
        if (ref !== null) enqueue.sendTo(ref, news);
    }),
    renewLedger: enqueueActions(({ context, enqueue }) => {
      if (context.ledger !== null) enqueue.sendTo(context.ledger, { type: 'ledger.renew' });
    }),
    /** The settings follow what the server tells of premium and of purchases. */
    rereadSubscription: enqueueActions(({ context, enqueue }) => {
      if (context.subscription !== null)
        enqueue.sendTo(context.subscription, { type: 'subscription.reread' });
    }),
    /** The wall, the profile over it and the list of one's own follow what the server tells. */
    showPersona: enqueueActions(({ context, enqueue }, { persona }: { persona: Persona }) => {
      const { bot } = persona;
      enqueue.sendTo('catalogue', { type: 'persona.changed', bot });
      if (context.create !== null)
        enqueue.sendTo(context.create, { type: 'persona.told', persona });
      if (context.botProfile !== null && profileSlugOf(context) === bot.slug)
        enqueue.sendTo(context.botProfile, { type: 'profile.reload' });
    }),
    hidePersona: enqueueActions(
      ({ context, enqueue }, { id, slug }: { id: string; slug: string }) => {
        enqueue.sendTo('catalogue', { type: 'persona.removed', id });
        if (context.create !== null) enqueue.sendTo(context.create, { type: 'persona.gone', id });
        if (context.botProfile !== null && profileSlugOf(context) === slug)
          enqueue.sendTo(context.botProfile, { type: 'profile.reload' });
      },
    ),
    /** What was missed may have changed the wall and the list of one's own. */
    rereadPersonas: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('catalogue', { type: 'catalogue.reread' });
      if (context.create !== null) enqueue.sendTo(context.create, { type: 'persona.reread' });
    }),
    logOut: sendTo('session', { type: 'session.logout' }),
    rereadProfile: sendTo('session', { type: 'profile.reload' }),
    checkSession: sendTo('session', { type: 'session.check' }),
    showPage: sendTo('page', { type: 'page.checked' }),
    tellStream: enqueueActions(({ context, enqueue }, { news }: { news: StreamNews }) => {
      if (hasMember(context)) enqueue.sendTo('eventStream', news);
    }),
    passWaking: sendTo('session', (_, params: { sleptMs: number }) => ({
      type: 'page.woke' as const,
      sleptMs: params.sleptMs,
    })),
    passNetwork: enqueueActions(({ context, enqueue }, params: { event: ConnectivityEvent }) => {
      if (hasMember(context)) enqueue.sendTo('eventStream', params.event);
      enqueue.sendTo('outbox', params.event);
      if (params.event.type === 'network.online') {
        enqueue.sendTo('session', params.event);
        enqueue.sendTo('catalogue', { type: 'catalogue.retry' });
      }
    }),
  },
});
