import { waitFor } from 'xstate';
import type { SessionRef } from '../machines/session/sessionMachine';

/** Calls wait no longer than this for a refresh. */
const PATIENCE_MS = 20_000;

/**
 * Lets calls ask the session machine for tokens: only it refreshes, one refresh at a time, and all
 * refused calls wait for the same one.
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
