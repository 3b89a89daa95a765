import pg from 'pg';
import { pino } from 'pino';
import type { OpenDatabase } from '../../server/database/database';
import { openPostgres } from '../../server/database/postgres';
import type { Template } from './databaseTemplate';
import { createDatabase } from './postgres';
import { rememberDatabase } from './rememberedDatabase';
import type { Run } from './rememberedDatabase';

type Kept = {
  url: string;
  /** Stays connected: what a session knows of its tables it need not read again. */
  client: pg.Client;
  drop(): Promise<void>;
  restore(run: Run): Promise<boolean>;
};

const log = pino({ level: 'silent' });
/** A machine that stood still for a moment is no outage; the tests of outages open their own. */
export const CONNECT_WITHIN_MS = 30_000;

/** Those of this worker that nobody uses, as their template made them. */
const free: Record<Template, Kept[]> = { tables: [], catalogue: [] };

const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const runOn =
  (client: pg.Client): Run =>
  async (text, values) =>
    (await client.query<Record<string, unknown>>(text, values)).rows;

async function make(adminUrl: string, template: Template): Promise<Kept> {
  const { url, drop } = await createDatabase(adminUrl, template);
  const client = new pg.Client({ connectionString: url });
  // When the server of the run stops.
  client.on('error', () => {});
  await client.connect();
  return { url, client, drop, restore: await rememberDatabase(runOn(client)) };
}

/** As if it were never used. */
async function isRestored({ client, restore }: Kept): Promise<boolean> {
  const run = runOn(client);
  await run(endOthers);
  await run('begin');
  const isDone = await restore(run);
  await run('commit');
  return isDone;
}

/**
 * A database of a PostgreSQL server that begins with a template. To empty one takes less than to make
 * one: it is kept for the next test when it is closed.
 */
export async function openKeptOnServer(
  adminUrl: string,
  template: Template,
): Promise<OpenDatabase> {
  const kept = free[template].pop() ?? (await make(adminUrl, template));
  const opened = await openPostgres({ url: kept.url, log, connectWithinMs: CONNECT_WITHIN_MS });
  return {
    ...opened,
    async close() {
      await opened.close();
      if (await isRestored(kept)) free[template].push(kept);
      else await kept.client.end().then(kept.drop);
    },
  };
}
