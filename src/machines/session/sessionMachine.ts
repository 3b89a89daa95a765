import { assign, sendTo, setup, spawnChild } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { backoffMs } from '../shared/backoff';
import type { Unavailable } from '../shared/backoff';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type {
  EndCause,
  Profile,
  ProfileReply,
  RefreshReply,
  SessionFacts,
  Tokens,
  VaultCommand,
  VaultEvent,
} from './sessionTypes';

export type SessionEvent =
  | { type: 'session.login'; tokens: Tokens }
  | { type: 'session.logout' }
  /** A call was refused with 401 although its token had just been renewed. */
  | { type: 'session.rejected'; access: string }
  | { type: 'token.rejected'; access: string }
  | { type: 'profile.reload' }
  | { type: 'profile.received'; profile: Profile }
  | { type: 'balance.received'; numTokens: number; version: number }
  | { type: 'network.online' }
  | VaultEvent;

export type SessionNotice =
  { type: 'session.changed'; session: SessionFacts } | { type: 'session.unsaved' };

export type SessionInput = { owner: Owner<SessionNotice> };

export type SessionContext = {
  owner: Owner<SessionNotice>;
  tokens: Tokens | null;
  profile: Profile | null;
  balanceVersion: number;
  ended: EndCause | null;
  wasLoggedIn: boolean;
  attempt: number;
  unavailable: Unavailable | null;
};

const signedOut = (ended: EndCause) => ({
  tokens: null,
  profile: null,
  balanceVersion: 0,
  ended,
});

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'refreshing' | 'waiting',
  },
  actors: {
    tokenVault: callbackNotProvided<VaultCommand>('tokenVault'),
    readTokens: notProvided<Tokens | null>('readTokens'),
    loadProfile: notProvided<ProfileReply, { access: string }>('loadProfile'),
    refreshTokens: notProvided<RefreshReply, { refresh: string }>('refreshTokens'),
    revokeTokens: notProvided<void, { tokens: Tokens | null }>('revokeTokens'),
  },
  guards: {
    hasTokens: (_, params: { tokens: Tokens | null }) => params.tokens !== null,
    isCurrent: ({ context }, params: { access: string }) =>
      context.tokens?.access === params.access,
    isNewer: ({ context }, params: { tokens: Tokens | null }) =>
      params.tokens !== null && params.tokens.refresh !== context.tokens?.refresh,
    isProfileKnown: ({ context }) => context.profile !== null,
    isLaterBalance: ({ context }, params: { version: number }) =>
      params.version > context.balanceVersion,
    hasKind: (_, params: { reply: { kind: string }; kind: string }) =>
      params.reply.kind === params.kind,
  },
  actions: {
    keepTokens: assign((_, params: { tokens: Tokens | null }) => ({
      tokens: params.tokens,
      ended: null,
      wasLoggedIn: true,
    })),
    keepRenewed: assign(({ context }, params: { reply: RefreshReply }) => ({
      tokens: renewed(params.reply, context.tokens),
      attempt: 0,
      unavailable: null,
    })),
    keepProfile: assign((_, params: { reply: ProfileReply }) =>
      params.reply.kind === 'loaded'
        ? { profile: params.reply.profile, attempt: 0, unavailable: null }
        : {},
    ),
    keepUnavailable: assign(({ context }, params: { reply: { kind: string } | Unavailable }) =>
      'jitter' in params.reply
        ? { unavailable: params.reply, attempt: context.attempt + 1 }
        : { unavailable: null, attempt: context.attempt + 1 },
    ),
    keepFault: assign(({ context }) => ({ unavailable: null, attempt: context.attempt + 1 })),
    keepBalance: assign(({ context }, params: { numTokens: number; version: number }) => ({
      balanceVersion: params.version,
      profile: context.profile && { ...context.profile, numTokens: params.numTokens },
    })),
    signOut: assign((_, params: { ended: EndCause }) => signedOut(params.ended)),
    forgetProfile: assign({ profile: null, balanceVersion: 0 }),
    writeVault: sendTo('tokenVault', ({ context }: { context: SessionContext }): VaultCommand =>
      context.tokens === null
        ? { type: 'vault.clear' }
        : { type: 'vault.write', tokens: context.tokens },
    ),
    tellChanged: sendTo(
      ({ context }: { context: SessionContext }) => context.owner,
      ({ context }: { context: SessionContext }): SessionNotice => ({
        type: 'session.changed',
        session: sessionFacts(context),
      }),
    ),
    tellUnsaved: sendTo(({ context }: { context: SessionContext }) => context.owner, {
      type: 'session.unsaved',
    }),
  },
  delays: {
    /** spec 4.1: wait before the refresh that answers a refused profile call. */
    rejectedPause: 1_000,
    /** spec 4.1: refresh after the profile id became known, and after each refresh. */
    refreshInterval: 600_000,
    backoff: ({ context }) =>
      backoffMs(
        context.attempt,
        context.unavailable?.retryAfterMs ?? null,
        context.unavailable?.jitter ?? 0.5,
      ),
  },
}).createMachine({
  id: 'session',
  description: 'Who the visitor is: a guest, or a person whose tokens are kept fresh.',
  context: ({ input }) => ({
    owner: input.owner,
    tokens: null,
    profile: null,
    balanceVersion: 0,
    ended: null,
    wasLoggedIn: false,
    attempt: 0,
    unavailable: null,
  }),
  invoke: { id: 'tokenVault', src: 'tokenVault' },
  on: { 'vault.failed': { actions: 'tellUnsaved' } },

  initial: 'restoring',
  states: {
    restoring: {
      description: 'The tokens that this device may have kept are being read.',
      on: {
        'vault.loaded': [
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
      },
    },

    guest: {
      description: 'Nobody is logged in; the catalogue can be looked at.',
      entry: 'tellChanged',
      on: {
        'session.login': {
          target: 'authorized',
          actions: [{ type: 'keepTokens', params: ({ event }) => event }, 'writeVault'],
        },
        'vault.changed': {
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
          actions: [
            spawnChild('revokeTokens', {
              input: ({ context }) => ({ tokens: context.tokens }),
            }),
            { type: 'signOut', params: { ended: 'logout' } },
            'writeVault',
          ],
        },
        'session.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'guest',
          actions: [{ type: 'signOut', params: { ended: 'expired' } }, 'writeVault'],
        },
        'session.login': {
          target: '.loadingProfile',
          actions: [
            { type: 'keepTokens', params: ({ event }) => event },
            'forgetProfile',
            'writeVault',
          ],
        },
        'vault.changed': [
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
        'profile.received': {
          actions: [
            {
              type: 'keepProfile',
              params: ({ event }) => ({ reply: { kind: 'loaded', profile: event.profile } }),
            },
            'tellChanged',
          ],
        },
        'balance.received': {
          guard: { type: 'isLaterBalance', params: ({ event }) => event },
          actions: [{ type: 'keepBalance', params: ({ event }) => event }, 'tellChanged'],
        },
      },
      states: {
        loadingProfile: {
          description: 'The profile is asked for with the tokens at hand.',
          tags: ['waiting'],
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ access: context.tokens?.access ?? '' }),
            onDone: [
              {
                guard: {
                  type: 'hasKind',
                  params: ({ event }) => ({ reply: event.output, kind: 'loaded' }),
                },
                target: 'ready',
                actions: [
                  { type: 'keepProfile', params: ({ event }) => ({ reply: event.output }) },
                  'tellChanged',
                ],
              },
              {
                guard: {
                  type: 'hasKind',
                  params: ({ event }) => ({ reply: event.output, kind: 'unauthorized' }),
                },
                target: 'pausing',
              },
              {
                guard: {
                  type: 'hasKind',
                  params: ({ event }) => ({ reply: event.output, kind: 'unavailable' }),
                },
                target: 'unreachable',
                actions: {
                  type: 'keepUnavailable',
                  params: ({ event }) => ({ reply: event.output }),
                },
              },
              {
                target: '#session.guest',
                actions: [{ type: 'signOut', params: { ended: 'cleared' } }, 'writeVault'],
              },
            ],
            onError: { target: 'unreachable', actions: 'keepFault' },
          },
          // The client's own renewal must not race with this call's.
          on: { 'token.rejected': {} },
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
          invoke: {
            id: 'confirmProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ access: context.tokens?.access ?? '' }),
            onDone: [
              {
                guard: {
                  type: 'hasKind',
                  params: ({ event }) => ({ reply: event.output, kind: 'loaded' }),
                },
                target: 'ready',
                actions: [
                  { type: 'keepProfile', params: ({ event }) => ({ reply: event.output }) },
                  'tellChanged',
                ],
              },
              {
                guard: {
                  type: 'hasKind',
                  params: ({ event }) => ({ reply: event.output, kind: 'unavailable' }),
                },
                target: 'unreachable',
                actions: {
                  type: 'keepUnavailable',
                  params: ({ event }) => ({ reply: event.output }),
                },
              },
              {
                guard: {
                  type: 'hasKind',
                  params: ({ event }) => ({ reply: event.output, kind: 'unauthorized' }),
                },
                target: '#session.guest',
                actions: [{ type: 'signOut', params: { ended: 'expired' } }, 'writeVault'],
              },
              {
                target: '#session.guest',
                actions: [{ type: 'signOut', params: { ended: 'cleared' } }, 'writeVault'],
              },
            ],
            onError: { target: 'unreachable', actions: 'keepFault' },
          },
          on: { 'token.rejected': {} },
        },

        unreachable: {
          description: 'The server did not answer the profile call; it is asked again later.',
          after: { backoff: { target: 'loadingProfile' } },
          on: { 'network.online': { target: 'loadingProfile' } },
        },

        ready: {
          description: 'The profile is known; the next refresh is due in ten minutes.',
          after: { refreshInterval: { target: 'refreshing' } },
          initial: 'idle',
          states: {
            idle: {
              description: 'Nothing is under way.',
              on: { 'profile.reload': { target: 'reloading' } },
            },
            reloading: {
              description: 'The known profile is asked for again.',
              invoke: {
                id: 'reloadProfile',
                src: 'loadProfile',
                input: ({ context }) => ({ access: context.tokens?.access ?? '' }),
                onDone: [
                  {
                    guard: {
                      type: 'hasKind',
                      params: ({ event }) => ({ reply: event.output, kind: 'loaded' }),
                    },
                    target: 'idle',
                    actions: [
                      { type: 'keepProfile', params: ({ event }) => ({ reply: event.output }) },
                      'tellChanged',
                    ],
                  },
                  {
                    guard: {
                      type: 'hasKind',
                      params: ({ event }) => ({ reply: event.output, kind: 'unauthorized' }),
                    },
                    target: '#session.authorized.pausing',
                  },
                  {
                    guard: {
                      type: 'hasKind',
                      params: ({ event }) => ({ reply: event.output, kind: 'unavailable' }),
                    },
                    target: 'idle',
                  },
                  {
                    target: '#session.guest',
                    actions: [{ type: 'signOut', params: { ended: 'cleared' } }, 'writeVault'],
                  },
                ],
                onError: { target: 'idle' },
              },
            },
          },
        },

        refreshing: {
          description: 'New tokens are asked for; calls that need one wait.',
          tags: ['refreshing'],
          invoke: {
            id: 'refreshTokens',
            src: 'refreshTokens',
            input: ({ context }) => ({ refresh: context.tokens?.refresh ?? '' }),
            onDone: [
              {
                guard: {
                  type: 'hasKind',
                  params: ({ event }) => ({ reply: event.output, kind: 'renewed' }),
                },
                target: 'renewed',
                actions: [
                  { type: 'keepRenewed', params: ({ event }) => ({ reply: event.output }) },
                  'writeVault',
                ],
              },
              {
                guard: {
                  type: 'hasKind',
                  params: ({ event }) => ({ reply: event.output, kind: 'unavailable' }),
                },
                target: 'backingOff',
                actions: {
                  type: 'keepUnavailable',
                  params: ({ event }) => ({ reply: event.output }),
                },
              },
              { target: 'rereading' },
            ],
            onError: { target: 'backingOff', actions: 'keepFault' },
          },
          on: {
            // One refresh at a time: a second refusal waits for the answer under way.
            'token.rejected': {},
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
              {
                guard: {
                  type: 'isNewer',
                  params: ({ event }) => ({ tokens: event.output }),
                },
                target: 'confirmingProfile',
                actions: {
                  type: 'keepTokens',
                  params: ({ event }) => ({ tokens: event.output }),
                },
              },
              {
                target: '#session.guest',
                actions: [{ type: 'signOut', params: { ended: 'expired' } }, 'writeVault'],
              },
            ],
            onError: {
              target: '#session.guest',
              actions: [{ type: 'signOut', params: { ended: 'expired' } }, 'writeVault'],
            },
          },
          on: { 'token.rejected': {} },
        },

        backingOff: {
          description: 'No answer to the refresh; the session is kept and tried again later.',
          after: { backoff: { target: 'refreshing' } },
          on: { 'network.online': { target: 'refreshing' }, 'token.rejected': {} },
        },
      },
    },
  },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

const sessionFacts = (context: SessionContext): SessionFacts =>
  context.tokens === null
    ? { status: 'guest', ended: context.ended }
    : { status: 'authorized', profile: context.profile };

const renewed = (reply: RefreshReply, old: Tokens | null): Tokens | null =>
  reply.kind === 'renewed' && old !== null
    ? { access: reply.access, refresh: reply.refresh ?? old.refresh }
    : old;
