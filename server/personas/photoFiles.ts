import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { personaPhotos } from '../database/schema';
import type { PhotoFile } from '../database/schema';
import { deleteKeysLater } from '../storage/filesToDelete';

export const keysOf = (files: readonly PhotoFile[]): string[] =>
  files.flatMap(({ avif, webp }) => [avif, webp]);

/** Marks the files of photos as to be deleted once it is `dueAt`. */
export const deleteFilesLater = (
  within: Database,
  files: readonly PhotoFile[],
  dueAt: Date,
): Promise<void> => deleteKeysLater(within, keysOf(files), dueAt);

/** All photos of a user whose account is about to go. */
export async function deletePhotosLater(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .select({ files: personaPhotos.files })
    .from(personaPhotos)
    .where(eq(personaPhotos.userId, userId));
  await deleteFilesLater(
    transaction,
    rows.flatMap(({ files }) => files),
    now,
  );
}
