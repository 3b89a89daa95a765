import type { Services } from '../services';
import { handle } from './operation';
import { problems } from './problem';

export const healthRoute = ({ ping, stopping, version, log }: Services) =>
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
