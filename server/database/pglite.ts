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
import { withOwnParsers } from './withOwnParsers';

/** Where a backup is unpacked before it replaces the contents of a data folder. */
export const CUT_OFF_FOLDER = 'restore.new';

/**
 * PostgreSQL's own 128 MB of buffers would be filled at each start: a second and a half, and 130 MB of
 * memory, for queries that are no slower with these, since the system keeps the files in memory too.
 */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

type Source = {
  /** None: in memory. */
  folder?: string;
  /** The dump that a new database starts from. */
  template?: Blob;
  /**
   * Called with a line to log when the database dies mid-work, for example when its log has no
   * room. Another statement would hang the process forever, so it must exit now.
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

/** A new database gets its name last, so that an interrupted start leaves no half. */
async function openIn(folder: string, { template, onEnd }: Omit<Source, 'folder'>) {
  const beginning = template === undefined ? {} : { loadDataDir: template };
  const dataDir = join(folder, 'pglite');
  if (existsSync(join(folder, CUT_OFF_FOLDER))) throw restoreCutOff(resolve(folder));
  const isNew = !existsSync(dataDir);
  demandRoom(folder, { isNew });
  // PGlite would create an empty database over one that lacks this file.
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
      const made = await PGlite.create({
        dataDir: unfinished,
        startParams,
        ...beginning,
        ...watched,
      });
      await made.close();
      renameSync(unfinished, dataDir);
    }
    const client = await PGlite.create({ dataDir, startParams, ...watched });
    isOpen = true;
    return client;
  } catch (error) {
    throw embeddedFault(resolve(folder), error, printed);
  }
}

/** The whole database of a folder that no process uses and the caller has locked. */
export async function dumpClosed(folder: string): Promise<Blob> {
  const client = await openIn(folder, {});
  try {
    return await client.dumpDataDir('none');
  } finally {
    await client.close();
  }
}

/**
 * Restores a dump at `dataDir` and reads every row: its pages carry checksums. Throws StartFault if
 * one cannot be read.
 */
export async function loadDump(dump: Blob, dataDir: string): Promise<void> {
  try {
    const client = await PGlite.create({ dataDir, startParams, loadDataDir: dump });
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
  return PGlite.create({
    startParams,
    ...(source.template !== undefined && { loadDataDir: source.template }),
  });
}

/** A client's database, as the features use it; resolves once its tables are up to date. */
export async function overPglite(
  client: PGlite,
): Promise<Pick<OpenDatabase, 'database' | 'isExclusive' | 'notifier' | 'ping'>> {
  const database = drizzle(withOwnParsers(client), { schema });
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
 * Opens the embedded database and brings its tables up to date. The folder is locked: a second
 * process gets FolderInUseError. Throws StartFault if something is wrong with the folder.
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
