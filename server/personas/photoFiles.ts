import { eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { condemnedFiles, personaPhotos } from '../database/schema';
import type { PhotoFile } from '../database/schema';
import type { Services } from '../services';

const AT_ONCE = 200;

export const keysOf = (files: readonly PhotoFile[]): string[] =>
  files.flatMap(({ avif, webp }) => [avif, webp]);

/** Marks files as to be deleted once it is `dueAt`; kept with the change that lets go of them. */
export async function condemn(
  transaction: Database,
  files: readonly PhotoFile[],
  dueAt: Date,
): Promise<void> {
  if (files.length === 0) return;
  await transaction
    .insert(condemnedFiles)
    .values(keysOf(files).map((key) => ({ key, dueAt })))
    .onConflictDoUpdate({ target: condemnedFiles.key, set: { dueAt } });
}

/** All photos of a user whose account is about to go. */
export async function condemnPhotosOf(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .select({ files: personaPhotos.files })
    .from(personaPhotos)
    .where(eq(personaPhotos.userId, userId));
  await condemn(
    transaction,
    rows.flatMap(({ files }) => files),
    now,
  );
}

/** Deletes what is condemned and due; what the storage does not take now goes the next time. */
export async function deleteCondemned({
  clock,
  database,
  log,
  media,
}: Pick<Services, 'clock' | 'database' | 'log' | 'media'>): Promise<void> {
  const due = await database
    .select({ key: condemnedFiles.key })
    .from(condemnedFiles)
    .where(lte(condemnedFiles.dueAt, clock.now()))
    .limit(AT_ONCE);
  for (const { key } of due) {
    try {
      await media.storage.delete(key);
    } catch (error) {
      log.warn({ err: error }, 'a file could not be deleted as yet');
      return;
    }
    await database.delete(condemnedFiles).where(eq(condemnedFiles.key, key));
  }
}

/** Deletes them after the answer, so that an outage of the storage keeps nobody waiting. */
export const startDeleting = (services: Services): void =>
  services.background.run('deletion of files', () => deleteCondemned(services));
