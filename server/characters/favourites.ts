import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { characters, favourites } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { findBySlug, finderFor } from './findCharacter';
import type { Deps } from './deps';

/** Ids of the user's favourites, latest first, including characters no longer on show. */
export async function favouriteIds(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .select({ id: favourites.characterId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), favourites.characterId);
  return rows.map(({ id }) => id);
}

export const favouriteRoutes = (services: Deps): OperationRoute[] => [
  handle('listFavourites', async ({ requireSession }) => {
    const { database } = services;
    const { userId } = requireSession();
    const ids = await favouriteIds(database, userId);
    const find = await finderFor(services, database, userId, ids);
    const slugs = ids.flatMap((id) => {
      const character = find(id);
      return character === null || character.retiredAt !== null ? [] : character.slug;
    });
    return { status: 200, body: { slugs } };
  }),

  handle('addFavourite', async ({ params: { slug }, requireSession }) => {
    const { clock, eventLog } = services;
    const { userId } = requireSession();
    const character = await findBySlug(services, slug, userId);
    if (character === null) throw problems.notFound();
    await eventLog.change(userId, async ({ transaction, append }) => {
      const added = await transaction
        .insert(favourites)
        .values({ userId, characterId: character.id, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning();
      if (added.length > 0) {
        await append({ name: 'favourite', data: { slug, is_favourite: true } });
      }
    });
    return { status: 204 };
  }),

  handle('removeFavourite', async ({ params: { slug }, requireSession }) => {
    const { userId } = requireSession();
    await services.eventLog.change(userId, async ({ transaction, append }) => {
      const removed = await transaction
        .delete(favourites)
        .where(
          and(
            eq(favourites.userId, userId),
            inArray(
              favourites.characterId,
              transaction
                .select({ id: characters.id })
                .from(characters)
                .where(eq(characters.slug, slug)),
            ),
          ),
        )
        .returning();
      if (removed.length > 0) {
        await append({ name: 'favourite', data: { slug, is_favourite: false } });
      }
    });
    return { status: 204 };
  }),
];
