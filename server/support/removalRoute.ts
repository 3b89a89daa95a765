import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Deps } from './deps';
import { takeRemoval } from './removals';

export const removalRoute = (services: Deps): OperationRoute =>
  handle('createRemoval', async ({ body, locale, request: { ip } }) => ({
    status: 201,
    body: await takeRemoval(services, body, { ip, locale }),
  }));
