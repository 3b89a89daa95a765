import { pino } from 'pino';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { openPglite } from '../../server/database/pglite';
import { openPostgres } from '../../server/database/postgres';
import { databaseTemplate } from './databaseTemplate';
import { createDatabase } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of a run on PostgreSQL; undefined: the run is on PGlite. */
    postgresUrl: string | undefined;
  }
}

const log = pino({ level: 'silent' });

/** A new database with all tables, on the server of this run. */
export async function createPostgresDatabase() {
  const adminUrl = inject('postgresUrl');
  if (adminUrl === undefined) throw new Error('This test runs in the project postgres alone.');
  const { url, drop } = await createDatabase(adminUrl);
  return { url, drop, open: () => openPostgres({ url, log }) };
}

/** A new database with all tables, on the engine of this run; it goes when it is closed. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (inject('postgresUrl') === undefined) {
    return openPglite({ template: await databaseTemplate() });
  }
  const { open, drop } = await createPostgresDatabase();
  const opened = await open();
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}
