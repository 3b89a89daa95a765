import { assign, enqueueActions, sendTo } from 'xstate';
import type { AlertRequest } from '../alerts/alertMachine';
import type { CatalogueNews, CatalogueNotice } from '../catalogue/catalogueMachine';
import { formatAddress } from '../navigation/address';
import { isChild } from '../navigation/routes';
import type { NavigationEvent, Place } from '../navigation/navigationMachine';
import type { OutboxNews } from '../outbox/outboxTypes';
import type { PrefetchRef } from '../prefetch/prefetchMachine';
import type { Profile, Tokens } from '../session/sessionTypes';
import type { Afterwards } from './appActors';
import { appSession } from './appSession';
import type { ConnectivityEvent } from './appTypes';
import { placeOf, wallAt, withWall } from './places';

/** The actions of the application; appMachine says which notice runs which. */
export const app = appSession.extend({
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
    showWall: enqueueActions(({ enqueue }, { place }: { place: Place }) => {
      if (place.route.pattern === '/')
        enqueue.sendTo('catalogue', { type: 'catalogue.show', query: wallAt(place.address) });
    }),
    /** The address follows what is searched for, unless the visitor has left Explore. */
    seek: enqueueActions(({ context, enqueue }, { query, isTyped }: CatalogueNotice) => {
      const place = placeOf(context);
      if (place?.route.pattern !== '/') return;
      const to = formatAddress(withWall(place.address, query));
      enqueue.sendTo('navigation', { type: 'navigation.go', to, replace: isTyped });
    }),
    /**
     * Opens the login over the page, or in place of a screen over Explore; an overlay that it
     * replaces opens again afterwards.
     */
    openLogin: sendTo('navigation', ({ context: { place } }): NavigationEvent =>
      isChild(place?.route.pattern)
        ? { type: 'navigation.go', to: '/?login=1' }
        : {
            type: 'overlay.open',
            name: 'login',
            params: place?.overlay ? { next: formatAddress(place.address) } : {},
          },
    ),
    /** After the signup: to the chat that the visitor came for, else to the welcome. */
    land: enqueueActions(({ context: { place }, enqueue }) => {
      const isAwaited =
        place?.overlay?.params['next'] !== undefined || place?.route.pattern === '/:slug';
      if (isAwaited)
        enqueue.sendTo('alerts', { type: 'alerts.show', alert: { content: 'signedUp' } });
      else
        enqueue.sendTo('navigation', {
          type: 'overlay.open',
          name: 'signup',
          params: { next: '/welcome' },
        });
    }),
    forgetWish: enqueueActions(({ context, enqueue }) => {
      const overlay = context.place?.overlay;
      if (overlay?.name !== 'login' && overlay?.name !== 'signup')
        enqueue.sendTo('favourites', { type: 'favourites.forgetWish' });
    }),
    navigate: sendTo('navigation', (_, params: { event: NavigationEvent }) => params.event),
    passToOutbox: sendTo('outbox', (_, params: { event: OutboxNews }) => params.event),
    takeCare: assign({
      maintenance: ({ spawn, self }, { maintenance }: Pick<Afterwards, 'maintenance'>) => {
        const { navigation } = self.getSnapshot().children;
        return navigation ? spawn(maintenance, { input: { navigation } }) : null;
      },
    }),
    invite: assign({
      community: ({ spawn }, { invitation }: Pick<Afterwards, 'invitation'>) =>
        invitation && spawn(invitation.community, { input: { address: invitation.address } }),
    }),
    logOut: sendTo('session', { type: 'session.logout' }),
    leaveDeleted: sendTo('session', { type: 'session.deleted' }),
    rereadProfile: sendTo('session', { type: 'profile.reload' }),
    checkSession: sendTo('session', { type: 'session.check' }),
    showPage: sendTo('page', { type: 'page.checked' }),
    passWaking: sendTo('session', (_, params: { sleptMs: number }) => ({
      type: 'page.woke' as const,
      sleptMs: params.sleptMs,
    })),
    passNetwork: enqueueActions(({ enqueue }, params: { event: ConnectivityEvent }) => {
      enqueue.sendTo('outbox', params.event);
      if (params.event.type === 'network.online') {
        enqueue.sendTo('session', params.event);
        enqueue.sendTo('catalogue', { type: 'catalogue.retry' });
      }
    }),
  },
});
