import { assign, sendTo, setup, spawnChild } from 'xstate';
import type { ActorRefFrom, ErrorActorEvent } from 'xstate';
import { backoffMs } from '../shared/backoff';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import { endedBy, isReply, keepLoaded, keepUnavailable } from './answers';
import type {
  EndCause,
  Profile,
  ProfileReply,
  RefreshReply,
  SessionContext,
  SessionEvent,
  SessionFacts,
  SessionInput,
  SessionNotice,
  Tokens,
  VaultCommand,
} from './sessionTypes';

const nobody = {
  tokens: null,
  profile: null,
  isStale: false,
  balanceVersion: 0,
  pushedBalance: null,
} satisfies Partial<SessionContext>;

/** No call has failed lately. */
const rested = { attempt: 0, unavailable: null } satisfies Partial<SessionContext>;

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent | ErrorActorEvent<unknown, 'revokeTokens'>,
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
    isProfileStale: ({ context }) => context.isStale,
    isSaved: ({ context }) => !context.isUnsaved,
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
      ...rested,
    })),
    keepRenewed: assign(({ context }, params: { reply: RefreshReply }) => ({
      tokens: renewed(params.reply, context.tokens),
      ...rested,
    })),
    keepProfile: assign((_, params: { profile: Profile }) => ({ profile: params.profile })),
    keepLoaded: assign(({ context }, params: { reply: ProfileReply }) =>
      params.reply.kind === 'loaded'
        ? { profile: withBalance(params.reply.profile, context.pushedBalance), ...rested }
        : {},
    ),
    keepUnavailable: assign(({ context }, params: { reply: ProfileReply | RefreshReply }) => ({
      attempt: context.attempt + 1,
      unavailable: params.reply.kind === 'unavailable' ? params.reply : null,
    })),
    keepFault: assign(({ context }) => ({ attempt: context.attempt + 1, unavailable: null })),
    keepBalance: assign(({ context }, params: { numTokens: number; version: number }) => ({
      balanceVersion: params.version,
      pushedBalance: params.numTokens,
      profile: context.profile && withBalance(context.profile, params.numTokens),
    })),
    awaitProfile: assign({ isStale: false, pushedBalance: null }),
    expectChange: assign({ isStale: true }),
    signOut: assign((_, params: { ended: EndCause }) => ({
      ...nobody,
      ...rested,
      ended: params.ended,
    })),
    forgetProfile: assign({ profile: null, balanceVersion: 0 }),
    writeVault: sendTo('tokenVault', ({ context }: { context: SessionContext }): VaultCommand =>
      context.tokens === null
        ? { type: 'vault.clear' }
        : { type: 'vault.write', tokens: context.tokens },
    ),
    revoke: spawnChild('revokeTokens', {
      id: 'revokeTokens',
      input: ({ context }) => ({ tokens: context.tokens }),
    }),
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
    keepUnsaved: assign({ isUnsaved: true }),
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
    ...nobody,
    ...rested,
    ended: null,
    wasLoggedIn: false,
    isUnsaved: false,
  }),
  invoke: { id: 'tokenVault', src: 'tokenVault' },
  on: {
    'vault.failed': { guard: 'isSaved', actions: ['keepUnsaved', 'tellUnsaved'] },
    // Who is logged out stays so, whether or not the server could be told.
    'xstate.error.actor.revokeTokens': {},
  },

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
        'vault.failed': { target: 'guest', actions: ['keepUnsaved', 'tellUnsaved'] },
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
          actions: ['revoke', { type: 'signOut', params: { ended: 'logout' } }, 'writeVault'],
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
            'writeVault',
            'tellChanged',
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
        'profile.reload': { actions: 'expectChange' },
        'profile.received': {
          actions: [{ type: 'keepProfile', params: ({ event }) => event }, 'tellChanged'],
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
          invoke: {
            id: 'refreshTokens',
            src: 'refreshTokens',
            input: ({ context }) => ({ refresh: context.tokens?.refresh ?? '' }),
            onDone: [
              {
                guard: isReply('renewed'),
                target: 'renewed',
                actions: [
                  { type: 'keepRenewed', params: ({ event }) => ({ reply: event.output }) },
                  'writeVault',
                ],
              },
              { guard: isReply('unavailable'), target: 'backingOff', actions: keepUnavailable },
              { target: 'rereading' },
            ],
            onError: { target: 'backingOff', actions: 'keepFault' },
          },
          // One refresh at a time: a second refusal waits for the answer under way.
          on: { 'token.rejected': {} },
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

const withBalance = (profile: Profile, numTokens: number | null): Profile =>
  numTokens === null ? profile : { ...profile, numTokens };
