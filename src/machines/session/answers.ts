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

/** Ends a session, with its cause. */
export const endedBy = (ended: EndCause) =>
  ({
    target: '#session.guest',
    actions: [{ type: 'signOut', params: { ended } }, 'writeTokens'],
  }) as const;

type Found = { tokens: Tokens | null };

/** Another user logged in, in another tab: starts as after their login. */
export const replacedBy = <TArgs>(params: (args: TArgs) => Found) =>
  ({
    guard: { type: 'isAnotherUser', params },
    target: '#session.authorized.loadingProfile',
    actions: [{ type: 'keepTokens', params }, 'forgetProfile', 'tellChanged'],
  }) as const;
