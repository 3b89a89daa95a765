import type { AgentHandle, CallEnd, ForeseenEnd } from './agentPort';

/** A call that this process holds. */
export type LiveCall = {
  id: string;
  userId: string;
  sessionId: string;
  room: string;
  handle: AgentHandle;
  /** The ends that were announced already. */
  announced: Set<ForeseenEnd>;
};

export type Standing = {
  createdAt: Date;
  connectedAt: Date | null;
  premiumUntil: Date | null;
  /** The chat was deleted or restarted, or its character is gone. */
  isChatGone: boolean;
  isSessionOver: boolean;
};

export type Outlook =
  | { kind: 'over'; cause: CallEnd }
  | { kind: 'ending'; cause: ForeseenEnd; seconds: number }
  | { kind: 'going' };

/** How long the user has to join. */
export const COMES_WITHIN_MS = 60_000;

/** How a call stands at a moment: over, near its end, or continuing. */
export function outlookOf(
  { createdAt, connectedAt, premiumUntil, isChatGone, isSessionOver }: Standing,
  { limitSeconds, warnSeconds }: { limitSeconds: number; warnSeconds: number },
  now: Date,
): Outlook {
  if (isChatGone || isSessionOver) return { kind: 'over', cause: 'removed' };
  const premiumMs = (premiumUntil?.getTime() ?? 0) - now.getTime();
  if (premiumMs <= 0) return { kind: 'over', cause: 'premium' };
  if (connectedAt === null) {
    const isLate = now.getTime() - createdAt.getTime() > COMES_WITHIN_MS;
    return isLate ? { kind: 'over', cause: 'left' } : { kind: 'going' };
  }
  const limitMs = connectedAt.getTime() + limitSeconds * 1_000 - now.getTime();
  if (limitMs <= 0) return { kind: 'over', cause: 'limit' };
  const leftMs = Math.min(limitMs, premiumMs);
  if (leftMs > warnSeconds * 1_000) return { kind: 'going' };
  const cause = premiumMs < limitMs ? 'premium' : 'limit';
  return { kind: 'ending', cause, seconds: Math.ceil(leftMs / 1_000) };
}
