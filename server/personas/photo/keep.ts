import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { PhotoRow } from '../../characters/persona';
import type { Database } from '../../database/database';
import { filesToDelete, personaPhotos } from '../../database/schema';
import type { Deps } from '../deps';
import { deleteFilesLater, keysOf } from '../photoFiles';
import type { RemadePhoto } from './remake';

const WRITTEN_WITHIN_MS = 3_600_000;
const UNUSED_MS = 86_400_000;

export type Intent = { userId: string; clientId: string; statement: string };

export async function findPhoto(
  database: Database,
  { userId, clientId }: Omit<Intent, 'statement'>,
): Promise<PhotoRow | null> {
  const [row] = await database
    .select()
    .from(personaPhotos)
    .where(and(eq(personaPhotos.userId, userId), eq(personaPhotos.clientId, clientId)));
  return row ?? null;
}

/**
 * Stores a photo's files, then its row. Until the row exists the files are marked for deletion, so
 * that an interruption leaves none behind. Of two at once, the first is kept.
 */
export async function keepPhoto(
  { clock, database, media }: Pick<Deps, 'clock' | 'database' | 'media'>,
  intent: Intent,
  { colors, sizes, isChecked }: Pick<RemadePhoto, 'colors' | 'sizes'> & { isChecked: boolean },
): Promise<PhotoRow> {
  const name = `photo-${randomUUID()}`;
  const files = sizes.map(({ width }) => ({
    width,
    avif: `${name}-${width}.avif`,
    webp: `${name}-${width}.webp`,
  }));
  const now = clock.now();
  await deleteFilesLater(database, files, new Date(now.getTime() + WRITTEN_WITHIN_MS));
  for (const [index, { avif, webp }] of files.entries()) {
    const size = sizes[index];
    if (size === undefined) throw new Error('A size has no file');
    await media.storage.put(avif, size.avif, 'image/avif');
    await media.storage.put(webp, size.webp, 'image/webp');
  }
  const kept = await database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(personaPhotos)
      .values({ id: randomUUID(), ...intent, isChecked, statedAt: now, colors, files })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined)
      await transaction.delete(filesToDelete).where(inArray(filesToDelete.key, keysOf(files)));
    return row ?? null;
  });
  const photo = kept ?? (await findPhoto(database, intent));
  if (photo === null) throw new Error('The photo is gone');
  return photo;
}

/** Deletes photos that no persona used within a day. */
export async function dropUnused(within: Database, now: Date): Promise<void> {
  const dropped = await within
    .delete(personaPhotos)
    .where(
      and(
        isNull(personaPhotos.characterId),
        lt(personaPhotos.statedAt, new Date(now.getTime() - UNUSED_MS)),
      ),
    )
    .returning({ files: personaPhotos.files });
  await deleteFilesLater(
    within,
    dropped.flatMap(({ files }) => files),
    now,
  );
}
