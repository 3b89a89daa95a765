import { sessionMachine } from '../../src/machines/session/sessionMachine';
import { backoffMs } from '../../src/machines/shared/backoff';
import type { Run } from '../support/machines';

export const sessionRun = {
  machine: (world) =>
    sessionMachine.provide({
      actors: {
        tokenVault: world.port(),
        readTokens: world.held(),
        loadProfile: world.held(),
        refreshTokens: world.held(),
        revokeTokens: world.held(),
      },
    }),
  input: ({ owner }) => ({ owner }),
  delays: {
    rejectedPause: 1_000,
    refreshInterval: 600_000,
    backoff: ({ context }) => backoffMs(context.attempt, context.unavailable?.retryAfterMs, 0.5),
  },
} satisfies Run<typeof sessionMachine>;
