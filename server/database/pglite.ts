import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Notifier, OpenDatabase } from './database';
import { lockFolder } from './folderLock';
import { migrationsFolder } from './migrationsFolder';
import * as schema from './schema';

type Source = {
  /** None: in memory. */
  folder?: string;
  /** What a new database begins with, as dumped from another. */
  template?: Blob;
};

function createNotifier(client: PGlite, database: Database): Notifier {
  return {
    async publish(channel, payload, within = database) {
      await within.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    subscribe: (channel, listener) => client.listen(channel, listener),
  };
}

/** A folder gets its database under another name first, so that a start cut off leaves no half. */
async function openClient(folder: string | undefined, template: Blob | undefined): Promise<PGlite> {
  const beginning = template === undefined ? {} : { loadDataDir: template };
  if (folder === undefined) return PGlite.create(beginning);
  const dataDir = join(folder, 'pglite');
  if (!existsSync(dataDir)) {
    const unfinished = join(folder, 'pglite.new');
    rmSync(unfinished, { recursive: true, force: true });
    const made = await PGlite.create({ dataDir: unfinished, ...beginning });
    await made.close();
    renameSync(unfinished, dataDir);
  }
  return PGlite.create({ dataDir });
}

/**
 * Opens the embedded database and brings its tables up to date. A folder is held by a lock: a second
 * process gets FolderInUseError.
 */
export async function openPglite({
  folder,
  template,
}: Source): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  let unlock = async () => {};
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    unlock = await lockFolder(folder);
  }
  try {
    const client = await openClient(folder, template);
    const database = drizzle(client, { schema });
    await migrate(database, { migrationsFolder });
    return {
      database,
      isExclusive: true,
      notifier: createNotifier(client, database),
      async ping() {
        await client.query('select 1');
      },
      dump: () => client.dumpDataDir('none'),
      async close() {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
