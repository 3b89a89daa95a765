import { assign, sendTo, setup, spawnChild } from 'xstate';
import type { ErrorActorEvent } from 'xstate';
import { backoffMs } from '../shared/backoff';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type {
  ClaimAnswered,
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
  TokenStorageCommand,
} from './sessionTypes';
import { isAnotherUser, isSameUser } from './tokenClaims';

const REFRESH_INTERVAL_MS = 600_000;

export const nobody = {
  tokens: null,
  profile: null,
  isStale: false,
  balanceVersion: 0,
  pushedBalance: null,
} satisfies Partial<SessionContext>;

/** No request has failed lately. */
export const rested = { attempt: 0, unavailable: null } satisfies Partial<SessionContext>;

/** The parts of the session; its states are in sessionMachine. */
export const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent | ErrorActorEvent<unknown, 'revokeTokens'>,
    input: {} as SessionInput,
    tags: {} as 'refreshing' | 'waiting',
  },
  actors: {
    tokenStorage: callbackNotProvided<TokenStorageCommand>('tokenStorage'),
    readTokens: notProvided<Tokens | null>('readTokens'),
    loadProfile: notProvided<ProfileReply, { access: string }>('loadProfile'),
    refreshTokens: notProvided<RefreshReply, { refresh: string }>('refreshTokens'),
    /** Held across all tabs while one of them refreshes. */
    refreshLock: callbackNotProvided('refreshLock'),
    revokeTokens: notProvided<void, { tokens: Tokens | null }>('revokeTokens'),
  },
  guards: {
    hasTokens: (_, params: { tokens: Tokens | null }) => params.tokens !== null,
    isCurrent: ({ context }, params: { access: string }) =>
      context.tokens?.access === params.access,
    isNewer: ({ context }, params: { tokens: Tokens | null }) =>
      params.tokens !== null && params.tokens.refresh !== context.tokens?.refresh,
    /** Tokens of another user: nothing of the one before may be shown or requested any more. */
    isAnotherUser: ({ context }, params: { tokens: Tokens | null }) =>
      params.tokens !== null &&
      context.tokens !== null &&
      isAnotherUser(context.tokens.access, params.tokens.access),
    isRenewal: ({ context }, params: { tokens: Tokens | null }) =>
      params.tokens !== null &&
      context.tokens !== null &&
      params.tokens.refresh !== context.tokens.refresh &&
      isSameUser(context.tokens.access, params.tokens.access),
    isLongSleep: (_, params: { sleptMs: number }) => params.sleptMs >= REFRESH_INTERVAL_MS,
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
    keepProfile: assign(({ context }, params: { profile: Profile }) =>
      withLatestBalance(context, params.profile),
    ),
    keepLoaded: assign(({ context }, params: { reply: ProfileReply }) =>
      params.reply.kind === 'loaded'
        ? { ...withLatestBalance(context, params.reply.profile), ...rested }
        : {},
    ),
    keepUnavailable: assign(({ context }, params: { reply: ProfileReply | RefreshReply }) => ({
      attempt: context.attempt + 1,
      unavailable: params.reply.kind === 'unavailable' ? params.reply : null,
      ...('cached' in params.reply && { profile: params.reply.cached, isStale: true }),
    })),
    keepFault: assign(({ context }) => ({ attempt: context.attempt + 1, unavailable: null })),
    keepBalance: assign(({ context }, params: { desires: number; version: number }) => ({
      balanceVersion: params.version,
      pushedBalance: params.desires,
      profile: context.profile && {
        ...context.profile,
        desires: params.desires,
        balanceVersion: params.version,
      },
    })),
    /** The desires of a claim are shown at once, unless a later balance arrived in between. */
    keepClaim: assign(({ context: { profile } }, params: Omit<ClaimAnswered, 'type'>) => ({
      profile: profile && {
        ...profile,
        nextClaimAt: params.nextAt,
        desires: profile.desires + (profile.balanceVersion === params.version ? params.amount : 0),
      },
    })),
    awaitProfile: assign({ isStale: false }),
    expectChange: assign({ isStale: true }),
    signOut: assign((_, params: { ended: EndCause }) => ({
      ...nobody,
      ...rested,
      ended: params.ended,
    })),
    forgetProfile: assign({ profile: null, balanceVersion: 0, pushedBalance: null }),
    writeTokens: sendTo(
      'tokenStorage',
      ({ context }: { context: SessionContext }): TokenStorageCommand =>
        context.tokens === null
          ? { type: 'tokens.clear' }
          : { type: 'tokens.write', tokens: context.tokens },
    ),
    checkTokens: sendTo('tokenStorage', { type: 'tokens.check' }),
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
    tellChecked: sendTo(({ context }: { context: SessionContext }) => context.owner, {
      type: 'session.checked',
    }),
    tellUnsaved: sendTo(({ context }: { context: SessionContext }) => context.owner, {
      type: 'session.unsaved',
    }),
    keepUnsaved: assign({ isUnsaved: true }),
  },
  delays: {
    /** spec 4.1: wait before the refresh that follows a refused profile request. */
    rejectedPause: 1_000,
    /** spec 4.1: refresh after the profile id is known, and after each refresh. */
    refreshInterval: REFRESH_INTERVAL_MS,
    /** Fault row S11: the server makes a second refresh safe, so the lock only saves calls. */
    lockPatience: 5_000,
    backoff: ({ context }) =>
      backoffMs(
        context.attempt,
        context.unavailable?.retryAfterMs ?? null,
        context.unavailable?.jitter ?? 0.5,
      ),
  },
});

const sessionFacts = (context: SessionContext): SessionFacts =>
  context.tokens === null
    ? { status: 'guest', ended: context.ended }
    : { status: 'authorized', profile: context.profile };

const renewed = (reply: RefreshReply, old: Tokens | null): Tokens | null =>
  reply.kind === 'renewed' && old !== null
    ? { access: reply.access, refresh: reply.refresh ?? old.refresh }
    : old;

/** A loaded profile may be older than the last balance that arrived: the later one counts. */
const withLatestBalance = (
  { balanceVersion, pushedBalance, profile: known }: SessionContext,
  profile: Profile,
): Partial<SessionContext> =>
  pushedBalance !== null && profile.balanceVersion < balanceVersion
    ? {
        profile: {
          ...profile,
          desires: pushedBalance,
          balanceVersion,
          nextClaimAt: known?.nextClaimAt ?? profile.nextClaimAt,
        },
      }
    : {
        profile,
        balanceVersion: profile.balanceVersion,
        pushedBalance: profile.desires,
      };
