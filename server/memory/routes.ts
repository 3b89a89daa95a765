import { NOTES } from '../../common/limits';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import type { Deps } from './deps';
import { addMemory, correctMemory, forgetAll, forgetMemory, memoryOwnerOf } from './memories';
import { toMemory } from './note';
import { readMemories } from './recall';
import { forgetSummary, summaryOf } from './summaries';

/** What a character remembers of the user. */
export const memoryRoutes = (services: Deps): OperationRoute[] => {
  const { database } = services;
  return [
    handle('listMemories', async ({ params, requireSession }) => {
      const owner = await memoryOwnerOf(database, requireSession().userId, params.slug);
      const results = (await readMemories(database, owner)).map(toMemory);
      const summary = await summaryOf(database, owner);
      return {
        status: 200,
        body: {
          results,
          most: NOTES,
          summary:
            summary === null
              ? null
              : { text: summary.text, updated_at: summary.updatedAt.toISOString() },
        },
      };
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

    handle('forgetSummary', async ({ params, requireSession }) => {
      const owner = await memoryOwnerOf(database, requireSession().userId, params.slug);
      await services.eventLog.change(owner.userId, ({ transaction }) =>
        forgetSummary(transaction, owner, services.clock.now()),
      );
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
