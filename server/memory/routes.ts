import { NOTES } from '../../common/limits';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Deps } from './deps';
import { addMemory, correctMemory, forgetAll, forgetMemory, memoryOwnerOf } from './memories';
import { toMemory } from './note';
import { readMemories } from './recall';

/** What a character remembers of the user. */
export const memoryRoutes = (services: Deps): OperationRoute[] => {
  const { database } = services;
  return [
    handle('listMemories', async ({ params, requireSession }) => {
      const owner = await memoryOwnerOf(database, requireSession().userId, params.slug);
      const results = (await readMemories(database, owner)).map(toMemory);
      return { status: 200, body: { results, most: NOTES } };
    }),

    handle('addMemory', async ({ params, body, requireSession }) => {
      const owner = await memoryOwnerOf(database, requireSession().userId, params.slug);
      const { isNew, memory } = await addMemory(services, owner, body);
      return { status: isNew ? 201 : 200, body: toMemory(memory) };
    }),

    handle('forgetMemories', async ({ params, requireSession }) => {
      const owner = await memoryOwnerOf(database, requireSession().userId, params.slug);
      await forgetAll(services, owner);
      return { status: 204 };
    }),

    handle('updateMemory', async ({ params, body, requireSession }) => {
      const owner = await memoryOwnerOf(database, requireSession().userId, params.slug);
      const changed = { memoryId: params.memory_id, note: body.note };
      return { status: 200, body: toMemory(await correctMemory(services, owner, changed)) };
    }),

    handle('forgetMemory', async ({ params, requireSession }) => {
      const owner = await memoryOwnerOf(database, requireSession().userId, params.slug);
      await forgetMemory(services, owner, params.memory_id);
      return { status: 204 };
    }),
  ];
};
