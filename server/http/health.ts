import type { Logger } from 'pino';
import { handle } from './operation';
import { problems } from './problem';

type Deps = {
  log: Logger;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Aborted when a graceful stop begins. */
  stopping: AbortSignal;
  version: string;
};

export const healthRoute = ({ ping, stopping, version, log }: Deps) =>
  handle('getHealth', async () => {
    if (stopping.aborted) throw problems.unavailable();
    try {
      await ping();
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      throw problems.unavailable();
    }
    return { status: 200, body: { status: 'ok' as const, version } };
  });
