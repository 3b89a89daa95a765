import { assign } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { endedBy, isReply, keepLoaded, keepUnavailable, replacedBy } from './answers';
import { nobody, rested, session } from './sessionSetup';
import type { Tokens } from './sessionTypes';

type Found = { event: { tokens: Tokens | null } };
type Read = { event: { output: Tokens | null } };

/** If the device could not keep the tokens, those that it has are older than these. */
const turn = [{ guard: 'isSaved', target: 'looking' }, { target: 'calling' }] as const;

export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'Who the visitor is: a guest, or a logged-in user whose tokens are kept fresh.',
  context: ({ input }) => ({
    owner: input.owner,
    ...nobody,
    ...rested,
    ended: null,
    wasLoggedIn: false,
    isUnsaved: false,
  }),
  invoke: { id: 'tokenStorage', src: 'tokenStorage' },
  on: {
    'tokens.failed': { guard: 'isSaved', actions: ['keepUnsaved', 'tellUnsaved'] },
    'session.check': [{ guard: 'isSaved', actions: 'checkTokens' }, { actions: 'tellChecked' }],
    'tokens.checked': { actions: 'tellChecked' },
    // A user who logs out stays logged out, even when the server could not be told.
    'xstate.error.actor.revokeTokens': {},
  },

  initial: 'restoring',
  states: {
    restoring: {
      description: 'Reads the tokens that this device may have kept.',
      on: {
        'tokens.loaded': [
          {
            guard: { type: 'hasTokens', params: eventItself },
            target: 'authorized',
            actions: { type: 'keepTokens', params: eventItself },
          },
          {
            target: 'guest',
            actions: assign({ wasLoggedIn: ({ event }) => event.wasLoggedIn }),
          },
        ],
        'tokens.failed': { target: 'guest', actions: ['keepUnsaved', 'tellUnsaved'] },
      },
    },

    guest: {
      description: 'Nobody is logged in; the visitor can look at the catalogue.',
      entry: 'tellChanged',
      on: {
        'session.login': {
          target: 'authorized',
          actions: [{ type: 'keepTokens', params: eventItself }, 'writeTokens'],
        },
        'tokens.changed': {
          guard: { type: 'hasTokens', params: eventItself },
          target: 'authorized',
          actions: { type: 'keepTokens', params: eventItself },
        },
      },
    },

    authorized: {
      description: 'A user is logged in; loads their profile and renews the tokens.',
      entry: 'tellChanged',
      initial: 'loadingProfile',
      on: {
        'session.logout': {
          target: 'guest',
          actions: ['revoke', { type: 'signOut', params: { ended: 'logout' } }, 'writeTokens'],
        },
        'session.deleted': {
          target: 'guest',
          actions: [{ type: 'signOut', params: { ended: 'deleted' } }, 'writeTokens'],
        },
        'session.rejected': {
          guard: { type: 'isCurrent', params: eventItself },
          ...endedBy('expired'),
        },
        'session.ended': [{ guard: 'isSaved', target: '.ending' }, endedBy('expired')],
        'session.login': {
          target: '.loadingProfile',
          actions: [
            { type: 'keepTokens', params: eventItself },
            'forgetProfile',
            'writeTokens',
            'tellChanged',
          ],
        },
        'tokens.changed': [
          replacedBy(({ event }: Found) => event),
          // Another tab has refreshed the tokens for all tabs.
          {
            guard: { type: 'isRenewal', params: eventItself },
            target: '.renewed',
            actions: { type: 'keepTokens', params: eventItself },
          },
          {
            guard: { type: 'isNewer', params: eventItself },
            target: '.confirmingProfile',
            actions: { type: 'keepTokens', params: eventItself },
          },
          { guard: { type: 'hasTokens', params: eventItself } },
          { target: 'guest', actions: { type: 'signOut', params: { ended: 'logout' } } },
        ],
        'token.rejected': {
          guard: { type: 'isCurrent', params: eventItself },
          target: '.refreshing',
        },
        'profile.reload': { actions: 'expectChange' },
        'profile.received': {
          actions: [{ type: 'keepProfile', params: eventItself }, 'tellChanged'],
        },
        'balance.received': {
          guard: { type: 'isLaterBalance', params: eventItself },
          actions: [{ type: 'keepBalance', params: eventItself }, 'tellChanged'],
        },
        'claim.answered': {
          actions: [{ type: 'keepClaim', params: eventItself }, 'tellChanged'],
        },
      },
      states: {
        loadingProfile: {
          description: 'Loads the profile with the current tokens.',
          tags: ['waiting'],
          entry: 'awaitProfile',
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ access: context.tokens?.access ?? '' }),
            onDone: [
              { guard: isReply('loaded'), target: 'ready', actions: [keepLoaded, 'tellChanged'] },
              { guard: isReply('unauthorized'), target: 'pausing' },
              { guard: isReply('unavailable'), target: 'unreachable', actions: keepUnavailable },
              endedBy('cleared'),
            ],
            onError: { target: 'unreachable', actions: 'keepFault' },
          },
        },

        pausing: {
          description:
            'The server refused the profile request; waits a moment before refreshing the tokens.',
          meta: { noScreen: 'the screen stays as it was' },
          tags: ['waiting', 'refreshing'],
          after: { rejectedPause: { target: 'refreshing' } },
          on: { 'token.rejected': {} },
        },

        confirmingProfile: {
          description: 'Loads the profile with the new tokens; another refusal ends the session.',
          meta: { noScreen: 'the screen stays as it was' },
          tags: ['waiting'],
          entry: 'awaitProfile',
          invoke: {
            id: 'confirmProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ access: context.tokens?.access ?? '' }),
            onDone: [
              { guard: isReply('loaded'), target: 'ready', actions: [keepLoaded, 'tellChanged'] },
              { guard: isReply('unauthorized'), ...endedBy('expired') },
              { guard: isReply('unavailable'), target: 'unreachable', actions: keepUnavailable },
              endedBy('cleared'),
            ],
            onError: { target: 'unreachable', actions: 'keepFault' },
          },
          on: { 'token.rejected': {} },
        },

        unreachable: {
          description:
            'The profile request failed; shows the profile kept on the device, and tries again after a pause.',
          entry: 'tellChanged',
          after: { backoff: { target: 'loadingProfile' } },
          on: {
            'network.online': { target: 'loadingProfile' },
            'page.woke': { target: 'loadingProfile' },
          },
        },

        ready: {
          description: 'The profile is loaded; the tokens are refreshed in ten minutes.',
          after: { refreshInterval: { target: 'refreshing' } },
          on: {
            'page.woke': {
              guard: { type: 'isLongSleep', params: eventItself },
              target: 'refreshing',
            },
          },
          initial: 'idle',
          states: {
            idle: {
              description: 'No request is under way.',
              always: { guard: 'isProfileStale', target: 'reloading' },
            },
            reloading: {
              description: 'Loads the profile again.',
              meta: { noScreen: 'the screen stays as it was' },
              entry: 'awaitProfile',
              invoke: {
                id: 'reloadProfile',
                src: 'loadProfile',
                input: ({ context }) => ({ access: context.tokens?.access ?? '' }),
                onDone: [
                  {
                    guard: isReply('loaded'),
                    target: 'idle',
                    actions: [keepLoaded, 'tellChanged'],
                  },
                  {
                    guard: isReply('unauthorized'),
                    target: '#session.authorized.pausing',
                    actions: 'expectChange',
                  },
                  { guard: isReply('unavailable'), target: 'idle' },
                  endedBy('cleared'),
                ],
                onError: { target: 'idle' },
              },
            },
          },
        },

        ending: {
          description: 'The server has ended the session; looks whether another tab logged out.',
          meta: { noScreen: 'the screen stays as it was' },
          entry: 'checkTokens',
          on: { 'session.ended': {}, 'tokens.checked': endedBy('expired') },
        },

        refreshing: {
          description: 'Refreshes the tokens; calls that need one wait.',
          tags: ['refreshing'],
          invoke: { id: 'refreshLock', src: 'refreshLock' },
          // One refresh at a time: a second refusal waits for the one under way.
          on: { 'token.rejected': {} },
          initial: 'queueing',
          states: {
            queueing: {
              description: 'Waiting for its turn; another tab may be refreshing.',
              meta: { noScreen: 'the screen stays as it was' },
              after: { lockPatience: turn },
              on: { 'lock.granted': turn, 'lock.missing': turn },
            },
            looking: {
              description:
                'Checks whether another tab has refreshed the tokens, or logged out, in the meantime.',
              meta: { noScreen: 'the screen stays as it was' },
              entry: 'checkTokens',
              on: { 'tokens.checked': { target: 'calling' } },
            },
            calling: {
              description: 'Asks the server for new tokens.',
              meta: { noScreen: 'the screen stays as it was' },
              invoke: {
                id: 'refreshTokens',
                src: 'refreshTokens',
                input: ({ context }) => ({ refresh: context.tokens?.refresh ?? '' }),
                onDone: [
                  {
                    guard: isReply('renewed'),
                    target: '#session.authorized.renewed',
                    actions: [
                      { type: 'keepRenewed', params: ({ event }) => ({ reply: event.output }) },
                      'writeTokens',
                    ],
                  },
                  {
                    guard: isReply('unavailable'),
                    target: '#session.authorized.backingOff',
                    actions: keepUnavailable,
                  },
                  { target: '#session.authorized.rereading' },
                ],
                onError: { target: '#session.authorized.backingOff', actions: 'keepFault' },
              },
            },
          },
        },

        renewed: {
          description: 'The new tokens have arrived; checks whether the profile is loaded.',
          always: [{ guard: 'isProfileKnown', target: 'ready' }, { target: 'confirmingProfile' }],
        },

        rereading: {
          description:
            'The server refused the refresh; checks whether another tab has kept newer tokens.',
          meta: { noScreen: 'the screen stays as it was' },
          tags: ['refreshing'],
          invoke: {
            id: 'readTokens',
            src: 'readTokens',
            onDone: [
              replacedBy(({ event }: Read) => ({ tokens: event.output })),
              {
                guard: { type: 'isNewer', params: ({ event }) => ({ tokens: event.output }) },
                target: 'confirmingProfile',
                actions: { type: 'keepTokens', params: ({ event }) => ({ tokens: event.output }) },
              },
              endedBy('expired'),
            ],
            onError: endedBy('expired'),
          },
          on: { 'token.rejected': {} },
        },

        backingOff: {
          description: 'The refresh failed; keeps the session, and tries again after a pause.',
          meta: { noScreen: 'the screen stays as it was' },
          after: { backoff: { target: 'refreshing' } },
          on: {
            'network.online': { target: 'refreshing' },
            'page.woke': { target: 'refreshing' },
            'token.rejected': {},
          },
        },
      },
    },
  },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
