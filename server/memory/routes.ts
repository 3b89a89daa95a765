import { NOTES } from '../../common/limits';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Deps } from './deps';
import { addMemory, correctMemory, forgetAll, forgetMemory, keeperOf } from './memories';
import { toMemory } from './note';
import { readMemories } from './recall';

/** What a character remembers of the user. */
export const memoryRoutes = (services: Deps): OperationRoute[] => {
  const { database } = services;
  return [
    handle('listMemories', async ({ params, requireSession }) => {
      const keeper = await keeperOf(database, requireSession().userId, params.slug);
      const results = (await readMemories(database, keeper)).map(toMemory);
      return { status: 200, body: { results, most: NOTES } };
    }),

    handle('addMemory', async ({ params, body, requireSession }) => {
      const keeper = await keeperOf(database, requireSession().userId, params.slug);
      const { isNew, memory } = await addMemory(services, keeper, body);
      return { status: isNew ? 201 : 200, body: toMemory(memory) };
    }),

    handle('forgetMemories', async ({ params, requireSession }) => {
      const keeper = await keeperOf(database, requireSession().userId, params.slug);
      await forgetAll(services, keeper);
      return { status: 204 };
    }),

    handle('updateMemory', async ({ params, body, requireSession }) => {
      const keeper = await keeperOf(database, requireSession().userId, params.slug);
      const changed = { memoryId: params.memory_id, note: body.note };
      return { status: 200, body: toMemory(await correctMemory(services, keeper, changed)) };
    }),

    handle('forgetMemory', async ({ params, requireSession }) => {
      const keeper = await keeperOf(database, requireSession().userId, params.slug);
      await forgetMemory(services, keeper, params.memory_id);
      return { status: 204 };
    }),
  ];
};
