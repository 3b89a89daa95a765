import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { demandRoom, hasRoom, inFolder, openFolder } from '../dataFolder';
import { embeddedEnd, embeddedFault, folderDamaged, lastWordsIn } from '../startFaults';
import type { Database, Notifier, OpenDatabase } from './database';
import { lockFolder } from './folderLock';
import { migrationsFolder } from './migrationsFolder';
import * as schema from './schema';

type Source = {
  /** None: in memory. */
  folder?: string;
  /** What a new database begins with, as dumped from another. */
  template?: Blob;
  /**
   * Called when the database ends in the middle of its work, as when its log finds no room, with a
   * line that says so: another statement would hold the process for ever, so that it has to end now.
   */
  onEnd?(line: string): void;
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
async function openIn(folder: string, { template, onEnd }: Omit<Source, 'folder'>) {
  const beginning = template === undefined ? {} : { loadDataDir: template };
  const dataDir = join(folder, 'pglite');
  const isNew = !existsSync(dataDir);
  demandRoom(folder, { isNew });
  // PGlite would make an empty database over one that lacks this file.
  if (!isNew && !existsSync(join(dataDir, 'PG_VERSION'))) {
    throw folderDamaged(resolve(folder), 'it has no file PG_VERSION');
  }
  let printed = '';
  let isOpen = false;
  const watched = {
    onStderr(line: string) {
      const lastWords = lastWordsIn(line);
      if (!isOpen) printed += `${line}\n`;
      else if (lastWords !== undefined) onEnd?.(embeddedEnd(resolve(folder), lastWords));
      return true;
    },
  };
  try {
    if (isNew) {
      const unfinished = join(folder, 'pglite.new');
      rmSync(unfinished, { recursive: true, force: true });
      const made = await PGlite.create({ dataDir: unfinished, ...beginning, ...watched });
      await made.close();
      renameSync(unfinished, dataDir);
    }
    const client = await PGlite.create({ dataDir, ...watched });
    isOpen = true;
    return client;
  } catch (error) {
    throw embeddedFault(resolve(folder), error, printed);
  }
}

function openClient({ folder, ...source }: Source): Promise<PGlite> {
  if (folder !== undefined) return openIn(folder, source);
  return PGlite.create(source.template === undefined ? {} : { loadDataDir: source.template });
}

/**
 * Opens the embedded database and brings its tables up to date. A folder is held by a lock: a second
 * process gets FolderInUseError. What is wrong with a folder is told by StartFault.
 */
export async function openPglite(
  source: Source,
): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const { folder } = source;
  let unlock = async () => {};
  if (folder !== undefined) {
    await openFolder(folder);
    unlock = await inFolder(folder, () => lockFolder(folder));
  }
  try {
    const client = await openClient(source);
    const database = drizzle(client, { schema });
    await migrate(database, { migrationsFolder });
    return {
      database,
      isExclusive: true,
      notifier: createNotifier(client, database),
      async ping() {
        await client.query('select 1');
      },
      hasRoom: () => folder === undefined || hasRoom(folder),
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
