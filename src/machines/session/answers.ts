import type { EndCause, ProfileReply, RefreshReply, Tokens } from './sessionTypes';

type Answered<TReply> = { event: { output: TReply } };

/** Guards a transition by what the server answered. */
export const isReply = (kind: (ProfileReply | RefreshReply)['kind']) =>
  ({
    type: 'hasKind',
    params: ({ event }: Answered<{ kind: string }>) => ({ reply: event.output, kind }),
  }) as const;

export const keepLoaded = {
  type: 'keepLoaded',
  params: ({ event }: Answered<ProfileReply>) => ({ reply: event.output }),
} as const;

export const keepUnavailable = {
  type: 'keepUnavailable',
  params: ({ event }: Answered<ProfileReply | RefreshReply>) => ({ reply: event.output }),
} as const;

/** The way out of a session, with its cause. */
export const endedBy = (ended: EndCause) =>
  ({
    target: '#session.guest',
    actions: [{ type: 'signOut', params: { ended } }, 'writeTokens'],
  }) as const;

type Found = { tokens: Tokens | null };

/** Somebody else logged in, in another tab: begins as after a login of theirs. */
export const replacedBy = <TArgs>(params: (args: TArgs) => Found) =>
  ({
    guard: { type: 'isAnotherUser', params },
    target: '#session.authorized.loadingProfile',
    actions: [{ type: 'keepTokens', params }, 'forgetProfile', 'tellChanged'],
  }) as const;
