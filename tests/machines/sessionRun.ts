import { sessionMachine } from '../../src/machines/session/sessionMachine';
import { backoffMs } from '../../src/machines/shared/backoff';
import { grantedLock } from '../support/machines';
import type { Run, World } from '../support/machines';

const common = {
  input: ({ owner }: World) => ({ owner }),
  delays: {
    rejectedPause: 1_000,
    refreshInterval: 600_000,
    lockPatience: 5_000,
    backoff: ({ context }) => backoffMs(context.attempt, context.unavailable?.retryAfterMs, 0.5),
  },
} satisfies Omit<Run<typeof sessionMachine>, 'machine'>;

/** A session alone in its browser: the lock is free, and storage holds what it wrote. */
export const sessionRun = {
  ...common,
  machine: (world) =>
    sessionMachine.provide({
      actors: {
        tokenStorage: world.storage(),
        refreshLock: grantedLock,
        readTokens: world.held(),
        loadProfile: world.held(),
        refreshTokens: world.held(),
        revokeTokens: world.held(),
      },
    }),
} satisfies Run<typeof sessionMachine>;

/** A session beside those of other tabs: lock and storage answer when the test says so. */
export const sharedSessionRun = {
  ...common,
  machine: (world) =>
    sessionMachine.provide({
      actors: {
        tokenStorage: world.port(),
        refreshLock: world.port(),
        readTokens: world.held(),
        loadProfile: world.held(),
        refreshTokens: world.held(),
        revokeTokens: world.held(),
      },
    }),
} satisfies Run<typeof sessionMachine>;
