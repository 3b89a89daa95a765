import { waitFor } from 'xstate';
import type { SessionRef } from '../machines/session/sessionMachine';

/** A refresh that takes longer than this no longer holds up the calls that wait for it. */
const PATIENCE_MS = 20_000;

/**
 * Lets calls ask the session machine for tokens: it alone refreshes, one refresh at a time, and
 * every call that was refused waits for the same one.
 */
export const createTokenPort = (
  session: () => SessionRef | undefined,
  isAnotherUser: (one: string, other: string) => boolean,
) => {
  const current = () => session()?.getSnapshot().context.tokens?.access ?? null;
  return {
    current,
    isAnotherUser,
    renew: async (refused: string): Promise<string | null> => {
      const ref = session();
      if (ref === undefined) return null;
      ref.send({ type: 'token.rejected', access: refused });
      await waitFor(ref, (snapshot) => !snapshot.hasTag('refreshing'), {
        timeout: PATIENCE_MS,
      }).catch(() => undefined);
      const access = current();
      return access === refused ? null : access;
    },
    reject: (refused: string) => {
      session()?.send({ type: 'session.rejected', access: refused });
    },
  };
};
