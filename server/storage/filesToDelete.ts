import { eq, like, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Background } from '../base/background';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import { filesToDelete } from '../database/schema';
import type { Storage } from './storage';

type Deps = {
  clock: Clock;
  database: Database;
  log: Logger;
  media: { storage: Storage };
};

const AT_ONCE = 200;

/** Marks files for deletion at `dueAt`, in the same transaction as the change that drops them. */
export async function deleteKeysLater(
  within: Database,
  keys: readonly string[],
  dueAt: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await within
    .insert(filesToDelete)
    .values(keys.map((key) => ({ key, dueAt })))
    .onConflictDoUpdate({ target: filesToDelete.key, set: { dueAt } });
}

/** Brings the deletion of files forward; `prefix` must not contain wildcards of SQL's `like`. */
export async function hasten(within: Database, prefix: string, dueAt: Date): Promise<void> {
  await within
    .update(filesToDelete)
    .set({ dueAt })
    .where(like(filesToDelete.key, `${prefix}%`));
}

/** Deletes the files that are due; a file that the storage cannot delete now is retried later. */
export async function deleteDueFiles({ clock, database, log, media }: Deps): Promise<void> {
  const due = await database
    .select({ key: filesToDelete.key })
    .from(filesToDelete)
    .where(lte(filesToDelete.dueAt, clock.now()))
    .limit(AT_ONCE);
  for (const { key } of due) {
    try {
      await media.storage.delete(key);
    } catch (error) {
      log.warn({ err: error }, 'a file could not be deleted as yet');
      return;
    }
    await database.delete(filesToDelete).where(eq(filesToDelete.key, key));
  }
}

/** Deletes them after the answer, so that nobody waits for a storage that is down. */
export const startDeleting = (services: Deps & { background: Background }): void =>
  services.background.run('deletion of files', () => deleteDueFiles(services));
