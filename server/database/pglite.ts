import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { demandRoom, hasRoom, inFolder, openFolder } from '../base/dataFolder';
import {
  dumpDamaged,
  embeddedEnd,
  embeddedFault,
  folderDamaged,
  folderFault,
  folderOfNewerRelease,
  lastWordsIn,
  restoreCutOff,
} from '../base/startFaults';
import type { Database, Notifier, OpenDatabase } from './database';
import { answerDump } from './dumpSocket';
import { lockFolder } from './folderLock';
import { migrationsFolder } from './migrationsFolder';
import * as schema from './schema';
import { isOfNewerRelease } from './tables';

/** Where a backup is put together before it takes the place of what is in a data folder. */
export const CUT_OFF_FOLDER = 'restore.new';

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
  if (existsSync(join(folder, CUT_OFF_FOLDER))) throw restoreCutOff(resolve(folder));
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

/** The whole database of a folder that no process uses, and that the caller holds. */
export async function dumpClosed(folder: string): Promise<Blob> {
  const client = await openIn(folder, {});
  try {
    return await client.dumpDataDir('none');
  } finally {
    await client.close();
  }
}

/**
 * Makes a database of a dump at `dataDir`, and reads every row of it: its pages carry checksums.
 * Throws StartFault where one cannot be read.
 */
export async function loadDump(dump: Blob, dataDir: string): Promise<void> {
  try {
    const client = await PGlite.create({ dataDir, loadDataDir: dump });
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of rows) await client.query(`select count(one::text) from ${name} as one`);
    await client.close();
  } catch (error) {
    throw folderFault(resolve(dataDir), error) ?? dumpDamaged(error);
  }
}

function openClient({ folder, ...source }: Source): Promise<PGlite> {
  if (folder !== undefined) return openIn(folder, source);
  return PGlite.create(source.template === undefined ? {} : { loadDataDir: source.template });
}

/** The database of a client, as the features use it; its tables are up to date when this resolves. */
export async function overPglite(
  client: PGlite,
): Promise<Pick<OpenDatabase, 'database' | 'isExclusive' | 'notifier' | 'ping'>> {
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder });
  return {
    database,
    isExclusive: true,
    notifier: createNotifier(client, database),
    async ping() {
      await client.query('select 1');
    },
  };
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
  let dump: (() => Promise<Blob>) | null = null;
  if (folder !== undefined) {
    await openFolder(folder);
    const answer = (socket: Socket) => {
      if (dump === null) socket.destroy();
      else answerDump(socket, dump).catch(() => socket.destroy());
    };
    unlock = await inFolder(folder, () => lockFolder(folder, answer));
  }
  try {
    const client = await openClient(source);
    if (await isOfNewerRelease(drizzle(client, { schema }))) {
      await client.close();
      throw folderOfNewerRelease(resolve(folder ?? ''));
    }
    const opened = await overPglite(client);
    dump = () => client.dumpDataDir('none');
    return {
      ...opened,
      hasRoom: () => folder === undefined || hasRoom(folder),
      dump,
      async close() {
        dump = null;
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
