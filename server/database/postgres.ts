import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database, OpenDatabase } from './database';
import { databaseFault, databaseOfNewerRelease, StartFault } from '../base/startFaults';
import type { DatabasePlace } from '../base/startFaults';
import { openListener } from './listener';
import { keyOf } from './locks';
import { migrationsFolder } from './migrationsFolder';
import * as schema from './schema';
import { isOfNewerRelease } from './tables';
import { DatabaseUnavailable, isDatabaseUnavailable } from './unavailable';

const OLDEST_VERSION = 15;
const CONNECTIONS_AT_MOST = 16;
const CONNECT_WITHIN_MS = 5_000;
const STATEMENT_WITHIN_MS = 20_000;
/** If not even a refusal arrives by then, the connection is dead. */
const ANSWER_WITHIN_MS = 25_000;
const BEAT_WITHIN_MS = 5_000;
const MIGRATE_WITHIN_MS = 300_000;
const APPEAR_WITHIN_MS = 30_000;
const LOOK_AGAIN_MS = 500;

/** A refused connection, an unknown name, a server that is starting: it may be up in a moment. */
const startingSchema = v.looseObject({
  code: v.picklist(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03']),
});

type Options = {
  /** `postgres://user:password@host:port/name?sslmode=…`, as libpq knows it. */
  url: string;
  log: Logger;
  /** How long a connection may take to open or to become free. */
  connectWithinMs?: number;
};

const settingsOf = (url: string, connectWithinMs = CONNECT_WITHIN_MS) => ({
  connectionString: url,
  application_name: 'confidant',
  connectionTimeoutMillis: connectWithinMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

function withoutPassword(url: string, text: string): string {
  const encoded = /:\/\/[^:/@]{0,100}:([^@]{0,100})@/.exec(url)?.[1] ?? '';
  if (encoded === '') return text;
  const isWhole = /^(?:[^%]|%[0-9a-f]{2})*$/i.test(encoded);
  const password = isWhole ? decodeURIComponent(encoded) : encoded;
  return text.replaceAll(encoded, '***').replaceAll(password, '***');
}

/** Where the address leads, with defaults for what it omits. */
function placeOf(url: string): DatabasePlace {
  try {
    return new pg.Client(settingsOf(url));
  } catch {
    return { host: 'unknown', port: 0 };
  }
}

/** Connects, waiting for a server that is about to come up. */
async function connectFirst(url: string, log: Logger): Promise<pg.Client> {
  const { host, port } = placeOf(url);
  const giveUpAt = Date.now() + APPEAR_WITHIN_MS;
  for (let isFirst = true; ; isFirst = false) {
    const client = new pg.Client(settingsOf(url));
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.end().catch(() => {});
      if (!v.is(startingSchema, error) || Date.now() > giveUpAt) throw error;
      if (isFirst) log.warn({ err: error, host, port }, 'waiting for the database');
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

/** Brings the tables up to date while no other process does. */
async function prepare(url: string, log: Logger): Promise<void> {
  const client = await connectFirst(url, log);
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION) {
      throw new StartFault(
        `The database of DATABASE_URL is PostgreSQL ${version}: version ${OLDEST_VERSION} or newer is needed.`,
      );
    }
    await client.query(`set lock_timeout = ${MIGRATE_WITHIN_MS}`);
    await client.query('select pg_advisory_lock($1)', [keyOf('migration')]);
    const database = drizzle(client, { schema });
    if (await isOfNewerRelease(database)) throw databaseOfNewerRelease();
    await migrate(database, { migrationsFolder });
  } finally {
    await client.end();
  }
}

function openPool(url: string, connectWithinMs: number | undefined): pg.Pool {
  const pool = new pg.Pool({
    ...settingsOf(url, connectWithinMs),
    max: CONNECTIONS_AT_MOST,
    statement_timeout: STATEMENT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: STATEMENT_WITHIN_MS,
  });
  const ignore = () => {};
  // Users of the connection see the error themselves; without a listener the process would exit.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/**
 * Drizzle never returns the connection of a transaction that cannot even begin, and returns a dead
 * one to the pool. Here it is returned in every case, and a dead one is closed.
 */
export function overPool(pool: pg.Pool): Database {
  const over = (client: pg.PoolClient) => drizzle(client, { schema });
  const known = new WeakMap<pg.PoolClient, ReturnType<typeof over>>();
  const database = drizzle(pool, { schema });
  database.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    let isBroken = false;
    try {
      const own = known.get(client) ?? over(client);
      known.set(client, own);
      return await own.transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return database;
}

/**
 * Opens a database on a PostgreSQL server, which several processes may share, and brings its tables
 * up to date. Throws StartFault, which never contains the password.
 */
export async function openPostgres({
  url,
  log,
  connectWithinMs,
}: Options): Promise<OpenDatabase & { pool: pg.Pool }> {
  try {
    await prepare(url, log);
    const listener = await openListener(
      () => new pg.Client({ ...settingsOf(url), query_timeout: BEAT_WITHIN_MS }),
      log,
    );
    const pool = openPool(url, connectWithinMs);
    const database = overPool(pool);
    return {
      pool,
      database,
      isExclusive: false,
      notifier: {
        async publish(channel, payload, within: Database = database) {
          await within.execute(sql`select pg_notify(${channel}, ${payload})`);
        },
        subscribe: listener.subscribe,
      },
      async ping() {
        if (!listener.isListening()) throw new Error('No notifications arrive');
        await pool.query('select 1');
      },
      hasRoom: () => true,
      async close() {
        await listener.close();
        await pool.end();
      },
    };
  } catch (error) {
    throw databaseFault(placeOf(url), error, (text) => withoutPassword(url, text));
  }
}
