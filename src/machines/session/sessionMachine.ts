import { assign } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { endedBy, isReply, keepLoaded, keepUnavailable, replacedBy } from './answers';
import { nobody, rested, session } from './sessionSetup';
import type { Tokens } from './sessionTypes';

type Found = { event: { tokens: Tokens | null } };
type Read = { event: { output: Tokens | null } };

/** Where the device does not keep the tokens, those that it has are older. */
const turn = [{ guard: 'isSaved', target: 'looking' }, { target: 'calling' }] as const;

export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'Who the visitor is: a guest, or a person whose tokens are kept fresh.',
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
    // Who is logged out stays so, whether or not the server could be told.
    'xstate.error.actor.revokeTokens': {},
  },

  initial: 'restoring',
  states: {
    restoring: {
      description: 'The tokens that this device may have kept are being read.',
      on: {
        'tokens.loaded': [
          {
            guard: { type: 'hasTokens', params: ({ event }) => event },
            target: 'authorized',
            actions: { type: 'keepTokens', params: ({ event }) => event },
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
      description: 'Nobody is logged in; the catalogue can be looked at.',
      entry: 'tellChanged',
      on: {
        'session.login': {
          target: 'authorized',
          actions: [{ type: 'keepTokens', params: ({ event }) => event }, 'writeTokens'],
        },
        'tokens.changed': {
          guard: { type: 'hasTokens', params: ({ event }) => event },
          target: 'authorized',
          actions: { type: 'keepTokens', params: ({ event }) => event },
        },
      },
    },

    authorized: {
      description: 'Someone is logged in; their profile is loaded and the tokens are renewed.',
      entry: 'tellChanged',
      initial: 'loadingProfile',
      on: {
        'session.logout': {
          target: 'guest',
          actions: ['revoke', { type: 'signOut', params: { ended: 'logout' } }, 'writeTokens'],
        },
        'session.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          ...endedBy('expired'),
        },
        'session.ended': endedBy('expired'),
        'session.login': {
          target: '.loadingProfile',
          actions: [
            { type: 'keepTokens', params: ({ event }) => event },
            'forgetProfile',
            'writeTokens',
            'tellChanged',
          ],
        },
        'tokens.changed': [
          replacedBy(({ event }: Found) => event),
          // Another tab has refreshed for all.
          {
            guard: { type: 'isRenewal', params: ({ event }) => event },
            target: '.renewed',
            actions: { type: 'keepTokens', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNewer', params: ({ event }) => event },
            target: '.confirmingProfile',
            actions: { type: 'keepTokens', params: ({ event }) => event },
          },
          { guard: { type: 'hasTokens', params: ({ event }) => event } },
          { target: 'guest', actions: { type: 'signOut', params: { ended: 'logout' } } },
        ],
        'token.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: '.refreshing',
        },
        'profile.reload': { actions: 'expectChange' },
        'profile.received': {
          actions: [{ type: 'keepProfile', params: ({ event }) => event }, 'tellChanged'],
        },
        'balance.received': {
          guard: { type: 'isLaterBalance', params: ({ event }) => event },
          actions: [{ type: 'keepBalance', params: ({ event }) => event }, 'tellChanged'],
        },
        'claim.answered': {
          actions: [{ type: 'keepClaim', params: ({ event }) => event }, 'tellChanged'],
        },
      },
      states: {
        loadingProfile: {
          description: 'The profile is asked for with the tokens at hand.',
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
          description: 'The profile call was refused; a short pause before the refresh.',
          tags: ['waiting', 'refreshing'],
          after: { rejectedPause: { target: 'refreshing' } },
          on: { 'token.rejected': {} },
        },

        confirmingProfile: {
          description: 'The profile is asked for once more with new tokens; a refusal is final.',
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
            'No answer to the profile call, which is made again; what was kept is shown.',
          entry: 'tellChanged',
          after: { backoff: { target: 'loadingProfile' } },
          on: {
            'network.online': { target: 'loadingProfile' },
            'page.woke': { target: 'loadingProfile' },
          },
        },

        ready: {
          description: 'The profile is known; the next refresh is due in ten minutes.',
          after: { refreshInterval: { target: 'refreshing' } },
          on: {
            'page.woke': {
              guard: { type: 'isLongSleep', params: ({ event }) => event },
              target: 'refreshing',
            },
          },
          initial: 'idle',
          states: {
            idle: {
              description: 'Nothing is under way.',
              always: { guard: 'isProfileStale', target: 'reloading' },
            },
            reloading: {
              description: 'The known profile is asked for again.',
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

        refreshing: {
          description: 'New tokens are asked for; calls that need one wait.',
          tags: ['refreshing'],
          invoke: { id: 'refreshLock', src: 'refreshLock' },
          // One refresh at a time: a second refusal waits for the answer under way.
          on: { 'token.rejected': {} },
          initial: 'queueing',
          states: {
            queueing: {
              description: 'One tab refreshes at a time; another may be at it.',
              after: { lockPatience: turn },
              on: { 'lock.granted': turn, 'lock.missing': turn },
            },
            looking: {
              description: 'Has another tab refreshed, or logged out, in the meantime?',
              entry: 'checkTokens',
              on: { 'tokens.checked': { target: 'calling' } },
            },
            calling: {
              description: 'The server is asked for new tokens.',
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
          description: 'New tokens arrived.',
          always: [{ guard: 'isProfileKnown', target: 'ready' }, { target: 'confirmingProfile' }],
        },

        rereading: {
          description: 'The refresh was refused; another tab may have kept newer tokens.',
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
          description: 'No answer to the refresh; the session is kept and tried again later.',
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
