import type { ActorRefFrom } from 'xstate';
import type { CatalogueNews } from '../catalogue/catalogueMachine';
import { loginFor } from '../navigation/address';
import { eventItself } from '../shared/eventItself';
import { app } from './appSetup';
import { wallAt } from './places';
import { serverNotices, toOutbox } from './serverNotices';
import { systemIds } from './systemIds';

const toCatalogue = {
  type: 'passToCatalogue',
  params: ({ event }: { event: CatalogueNews }) => ({ event }),
} as const;

export const appMachine = app.createMachine({
  id: 'app',
  description: 'The whole application: starts the long-lived actors and passes their notices on.',
  meta: { noScreen: 'each part of it has states of its own' },
  context: ({ input }) => ({
    input,
    session: null,
    profileId: null,
    isAdult: false,
    screens: {},
    code: {},
    bundles: {},
    place: null,
    firstPlace: input.firstView?.place ?? null,
    contentLocale: input.firstView?.page ? input.firstView.locale : input.locale,
    maintenance: null,
    community: null,
    signupEmail: '',
    prefetch: null,
  }),
  invoke: [
    {
      id: 'afterwards',
      src: 'afterwards',
      onDone: {
        actions: [
          { type: 'takeCare', params: ({ event }) => event.output },
          { type: 'invite', params: ({ event }) => event.output },
        ],
      },
      onError: {},
    },
    { id: 'connectivity', src: 'connectivity' },
    { id: 'alerts', src: 'alerts', systemId: systemIds.alerts },
    {
      id: 'catalogue',
      src: 'catalogue',
      systemId: systemIds.catalogue,
      input: ({ context: { input, firstPlace }, self }) => ({
        owner: self,
        query: wallAt(input.firstView === undefined ? input.address : firstPlace?.address),
        page: input.firstView?.page ?? null,
      }),
    },
    {
      id: 'theme',
      src: 'theme',
      systemId: systemIds.theme,
      input: ({ context }) => ({ theme: context.input.theme }),
    },
    {
      id: 'shortcuts',
      src: 'shortcuts',
      systemId: systemIds.shortcuts,
      input: ({ context, self }) => ({ owner: self, isOn: context.input.areShortcutsOn }),
    },
    {
      id: 'locale',
      src: 'locale',
      systemId: systemIds.locale,
      input: ({ context, self }) => ({
        owner: self,
        locale: context.input.locale,
        shown: context.input.firstView,
      }),
    },
    {
      id: 'ageGate',
      src: 'ageGate',
      systemId: systemIds.ageGate,
      input: ({ context, self }) => ({ owner: self, isProven: context.input.isAdult }),
    },
    {
      id: 'favourites',
      src: 'favourites',
      systemId: systemIds.favourites,
      input: ({ self }) => ({ owner: self }),
    },
    {
      id: 'outbox',
      src: 'outbox',
      systemId: systemIds.outbox,
      input: ({ context, self }) => ({ owner: self, isOnline: context.input.isOnline }),
    },
    { id: 'page', src: 'page', input: ({ self }) => ({ owner: self }) },
    // The app works without it; the next visit tries again.
    { id: 'offlineCopy', src: 'offlineCopy', onError: {} },
    {
      id: 'navigation',
      src: 'navigation',
      systemId: systemIds.navigation,
      input: ({ context, self }) => ({ owner: self, address: context.firstPlace?.address }),
    },
    {
      id: 'session',
      src: 'session',
      systemId: systemIds.session,
      input: ({ self }) => ({ owner: self }),
    },
  ],
  on: {
    'session.changed': {
      actions: [
        'tellScreens',
        { type: 'keepSession', params: eventItself },
        'stopScreens',
        'fetchBundles',
        'startScreens',
      ],
    },
    'session.unsaved': {
      actions: {
        type: 'showAlert',
        params: { alert: { content: 'sessionUnsaved', type: 'warning' } },
      },
    },
    'locale.shown': {
      actions: [
        { type: 'translateWall', params: eventItself },
        'tellScreens',
        { type: 'keepContentLocale', params: eventItself },
      ],
    },
    'page.left': { actions: 'tellScreens' },
    'page.returned': { actions: ['checkSession', 'tellScreens'] },
    'session.checked': { actions: ['tellScreens', 'showPage'] },
    'page.woke': {
      actions: [
        { type: 'passWaking', params: ({ event }) => ({ sleptMs: event.sleptMs }) },
        'tellScreens',
      ],
    },
    'alert.raised': { actions: { type: 'showAlert', params: eventItself } },
    'age.confirmed': {
      actions: ['admitAdult', 'openCatalogue', 'fetchBundles', 'startScreens'],
    },
    'navigation.settled': {
      actions: [
        'tellScreens',
        { type: 'keepPlace', params: eventItself },
        { type: 'showWall', params: eventItself },
        'stopScreens',
        'fetchBundles',
        'startScreens',
        'forgetWish',
      ],
    },
    'navigation.lost': { actions: ['leavePlace', 'stopScreens'] },

    'prefetch.arrived': { actions: { type: 'keepPrefetch', params: eventItself } },
    'bundle.arrived': {
      actions: [{ type: 'keepCode', params: eventItself }, 'startScreens'],
    },
    'bundle.missed': { actions: { type: 'missBundle', params: eventItself } },
    'login.succeeded': { actions: { type: 'logIn', params: eventItself } },
    'signup.succeeded': { actions: 'land' },
    'signup.loginFailed': {
      actions: [
        { type: 'keepSignupEmail', params: eventItself },
        { type: 'navigate', params: { event: { type: 'overlay.open', name: 'login' } } },
      ],
    },
    'claim.answered': { actions: { type: 'keepClaim', params: eventItself } },
    'profile.saved': {
      actions: [
        { type: 'keepProfile', params: eventItself },
        { type: 'showAlert', params: { alert: { content: 'profileSaved' } } },
      ],
    },
    'email.confirmed': {
      actions: [
        { type: 'keepProfile', params: eventItself },
        { type: 'showAlert', params: { alert: { content: 'emailConfirmed' } } },
      ],
    },
    'email.confirmedBefore': {
      actions: [
        'rereadProfile',
        { type: 'showAlert', params: { alert: { content: 'emailConfirmedBefore', type: 'info' } } },
      ],
    },
    'report.sent': {
      actions: [
        { type: 'navigate', params: { event: { type: 'overlay.close' } } },
        {
          type: 'showAlert',
          params: ({ event }) => ({
            alert: { content: event.isAnswered ? 'reportSent' : 'reportKept' },
          }),
        },
      ],
    },

    'chat.missing': [
      // It may be one of the user's own, which only they can see.
      {
        guard: 'isAskedToLogIn',
        actions: {
          type: 'navigate',
          params: ({ event }) => ({
            event: { type: 'navigation.go', to: loginFor(`/${event.slug}`), replace: true },
          }),
        },
      },
      {
        actions: {
          type: 'navigate',
          params: ({ event }) => ({
            event: { type: 'navigation.missing', path: `/${event.slug}` },
          }),
        },
      },
    ],
    'blog.missing': {
      actions: {
        type: 'navigate',
        params: ({ event }) => ({
          event: { type: 'navigation.missing', path: `/blog/${event.id}` },
        }),
      },
    },
    'chat.gapFound': { actions: 'tellScreens' },
    'chat.restarted': { actions: 'tellScreens' },
    'chat.wanted': {
      actions: {
        type: 'navigate',
        params: ({ event }) => ({ event: { type: 'navigation.go', to: `/${event.slug}` } }),
      },
    },
    'shortcut.chatWanted': { actions: 'tellScreens' },
    'chat.opened': { actions: toOutbox },
    'outboxMessage.written': { actions: toOutbox },
    'outbox.changed': { actions: 'tellScreens' },
    'outbox.sent': { actions: 'tellScreens' },
    'outbox.failed': { actions: 'tellScreens' },
    'outbox.returned': { actions: 'tellScreens' },
    'login.wanted': { actions: 'openLogin' },
    'offer.wanted': {
      actions: {
        type: 'navigate',
        params: ({ event }) => ({
          event: {
            type: 'overlay.open',
            name: event.overlay ?? 'premium',
            params: { from: event.from },
          },
        }),
      },
    },
    'offer.closed': {
      actions: { type: 'navigate', params: { event: { type: 'overlay.close' } } },
    },
    'account.deleted': { actions: 'leaveDeleted' },
    'account.left': { actions: 'logOut' },
    'persona.created': { actions: toCatalogue },
    'persona.changed': { actions: toCatalogue },
    'persona.removed': { actions: toCatalogue },
    'catalogue.reload': { actions: toCatalogue },
    'catalogue.sought': { actions: { type: 'seek', params: eventItself } },
    'purchase.settled': { actions: 'rereadProfile' },
    ...serverNotices.on,
  },

  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the device has a network.',
      always: [{ guard: 'isOnline', target: 'online' }, { target: 'offline' }],
    },
    online: {
      description: 'The device has a network.',
      on: {
        'network.offline': {
          target: 'offline',
          actions: ['tellScreens', { type: 'passNetwork', params: ({ event }) => ({ event }) }],
        },
      },
    },
    offline: {
      description: 'The device has no network; what is on screen stays.',
      on: {
        'network.online': {
          target: 'online',
          actions: ['tellScreens', { type: 'passNetwork', params: ({ event }) => ({ event }) }],
        },
      },
    },
  },
});

export type AppRef = ActorRefFrom<typeof appMachine>;
