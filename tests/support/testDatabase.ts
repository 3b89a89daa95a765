import { pino } from 'pino';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { openPglite } from '../../server/database/pglite';
import { openPostgres } from '../../server/database/postgres';
import { databaseTemplate } from './databaseTemplate';
import type { Template } from './databaseTemplate';
import { createDatabase } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of a run on PostgreSQL; undefined: the run is on PGlite. */
    postgresUrl: string | undefined;
  }
}

const log = pino({ level: 'silent' });
/** A machine that stood still for a moment is no outage; the tests of outages open their own. */
const connectWithinMs = 30_000;

/** A new database, on the server of this run. */
export async function createPostgresDatabase(template: Template = 'tables') {
  const adminUrl = inject('postgresUrl');
  if (adminUrl === undefined) throw new Error('This test runs in the project postgres alone.');
  const { url, drop } = await createDatabase(adminUrl, template);
  return { url, drop, open: () => openPostgres({ url, log, connectWithinMs }) };
}

/** A new database, on the engine of this run; it goes when it is closed. */
export async function openTestDatabase(template: Template = 'tables'): Promise<OpenDatabase> {
  if (inject('postgresUrl') === undefined) {
    return openPglite({ template: await databaseTemplate(template) });
  }
  const { open, drop } = await createPostgresDatabase(template);
  const opened = await open();
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}
