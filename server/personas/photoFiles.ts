import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { personaPhotos } from '../database/schema';
import type { PhotoFile } from '../database/schema';
import { deleteKeysLater } from '../storage/filesToDelete';

export const keysOf = (files: readonly PhotoFile[]): string[] =>
  files.flatMap(({ avif, webp }) => [avif, webp]);

/** Marks the files of photos for deletion at `dueAt`. */
export const deleteFilesLater = (
  within: Database,
  files: readonly PhotoFile[],
  dueAt: Date,
): Promise<void> => deleteKeysLater(within, keysOf(files), dueAt);

/** Deletes all photos of a user whose account is being deleted. */
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
