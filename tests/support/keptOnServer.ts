import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database, OpenDatabase } from '../../server/database/database';
import { openPostgres, overPool } from '../../server/database/postgres';
import type { Template } from './databaseTemplate';
import { lend } from './lend';
import { lentNotifier } from './lentNotifier';
import { createDatabase } from './postgres';
import { readContents, watchDatabase } from './rememberedDatabase';
import type { Contents, Run } from './rememberedDatabase';

type Kept = {
  /** Stays connected: what its sessions know of the tables they need not read again. */
  opened: Awaited<ReturnType<typeof openPostgres>>;
  drop(): Promise<void>;
  restore(run: Run): Promise<boolean>;
};

const log = pino({ level: 'silent' });
/** A machine that stood still for a moment is no outage; the tests of outages open their own. */
export const CONNECT_WITHIN_MS = 30_000;

/** Those of this worker that nobody uses, as their template made them. */
const free: Record<Template, Kept[]> = { tables: [], catalogue: [] };
const contents = new Map<Template, Contents>();

const runOn =
  (client: Pick<pg.PoolClient, 'query'>): Run =>
  async (text, values) =>
    (await client.query<Record<string, unknown>>(text, values)).rows;

async function withClient<T>(pool: pg.Pool, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(runOn(client));
  } finally {
    client.release();
  }
}

async function make(adminUrl: string, template: Template): Promise<Kept> {
  const { url, drop } = await createDatabase(adminUrl, template);
  const opened = await openPostgres({
    url: url.replace('127.0.0.1', encodeURIComponent(inject('postgresFolder'))),
    log,
    connectWithinMs: CONNECT_WITHIN_MS,
  });
  const restore = await withClient(opened.pool, async (run) => {
    const known = contents.get(template) ?? (await readContents(run));
    contents.set(template, known);
    return watchDatabase(run, known);
  });
  return { opened, drop, restore };
}

/** Resolves when nobody has a connection any more, as the end of a pool does. */
async function returned(pool: pg.Pool): Promise<void> {
  while (pool.totalCount > pool.idleCount) await once(pool, 'release');
}

const underWay = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * The embedded database has one connection: a transaction that asks it for something beside itself
 * waits forever. It is refused here, so that the tests on this server find it too.
 */
const waitsForItself = () =>
  underWay.getStore()?.isOpen
    ? 'Asked beside the transaction under way: on the embedded database it would wait for itself'
    : undefined;

function overLent(pool: pg.Pool): Database {
  const database = overPool(pool);
  const begin = database.transaction;
  database.transaction = (work, config) =>
    begin((own) => {
      const state = { isOpen: true };
      return underWay.run(state, () => work(own)).finally(() => (state.isOpen = false));
    }, config);
  return database;
}

/** As if it were never used. */
const isRestored = ({ opened, restore }: Kept): Promise<boolean> =>
  withClient(opened.pool, async (run) => {
    await run('begin');
    const isDone = await restore(run);
    await run('commit');
    return isDone;
  });

/**
 * A database of a PostgreSQL server that begins with a template. To empty one takes less than to make
 * one, and to connect takes the server longer than most tests: both are kept for the next test.
 */
export async function openKeptOnServer(
  adminUrl: string,
  template: Template,
): Promise<OpenDatabase> {
  const kept = free[template].pop() ?? (await make(adminUrl, template));
  const { opened } = kept;
  const { lent, end } = lend(
    opened.pool,
    'Cannot use a pool after calling end on the pool',
    waitsForItself,
  );
  const database = overLent(lent);
  const { notifier, leave } = lentNotifier({
    async publish(channel, payload, within: Database = database) {
      await within.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    subscribe: opened.notifier.subscribe,
  });
  return {
    ...opened,
    database,
    notifier,
    async close() {
      await leave();
      end();
      await returned(opened.pool);
      if (await isRestored(kept)) free[template].push(kept);
      else await opened.close().then(kept.drop);
    },
  };
}
