import { pino } from 'pino';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { openPostgres } from '../../server/database/postgres';
import type { Template } from './databaseTemplate';
import { openKeptEmbedded } from './keptEmbedded';
import { CONNECT_WITHIN_MS, openKeptOnServer } from './keptOnServer';
import { createDatabase } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of a run on PostgreSQL; undefined: the run is on PGlite. */
    postgresUrl: string | undefined;
    /** Where that server's socket is. */
    postgresFolder: string;
  }
}

const log = pino({ level: 'silent' });

/** A new database, on the server of this run. */
export async function createPostgresDatabase(template: Template = 'tables') {
  const adminUrl = inject('postgresUrl');
  if (adminUrl === undefined) throw new Error('This test runs in the project postgres alone.');
  const { url, drop } = await createDatabase(adminUrl, template);
  const open = () => openPostgres({ url, log, connectWithinMs: CONNECT_WITHIN_MS });
  return { url, drop, open };
}

/** A database as new, on the engine of this run; it goes when it is closed. */
export function openTestDatabase(template: Template = 'tables'): Promise<OpenDatabase> {
  const adminUrl = inject('postgresUrl');
  return adminUrl === undefined ? openKeptEmbedded(template) : openKeptOnServer(adminUrl, template);
}
