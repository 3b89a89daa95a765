import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as v from 'valibot';
import { migrationsFolder } from '../../server/database/migrationsFolder';

/** What was written when one of the migrations was the newest; in tests/support/upgrade. */
const written = [
  '0000_first',
  '0004_chat_history',
  '0007_partial_refunds',
  '0012_sessions_and_mails',
  '0022_mails_to_strangers',
  '0027_summaries_and_time_zones',
] as const;

/** `first`: a database of the first release; `each`: one that every release since has written to. */
export type Age = 'first' | 'each';

const journalSchema = v.looseObject({ entries: v.array(v.looseObject({ tag: v.string() })) });

type Old = {
  migrate(folder: string): Promise<void>;
  run(statements: string): Promise<unknown>;
};

/** Makes the tables as they were then, by the migrations of then, and writes what was there. */
async function grow(age: Age, { migrate, run }: Old): Promise<void> {
  for (const newest of age === 'first' ? written.slice(0, 1) : written) {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = v.parse(journalSchema, JSON.parse(readFileSync(file, 'utf8')));
    const entries = journal.entries.filter(({ tag }) => tag <= newest);
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    await migrate(folder);
    rmSync(folder, { recursive: true });
    await run(readFileSync(new URL(`upgrade/${newest}.sql`, import.meta.url), 'utf8'));
  }
}

const dumps = new Map<Age, Promise<Blob>>();

/** An embedded database of that age, as a dump. */
export function oldDump(age: Age): Promise<Blob> {
  const dump = dumps.get(age) ?? makeDump(age);
  dumps.set(age, dump);
  return dump;
}

async function makeDump(age: Age): Promise<Blob> {
  const client = await PGlite.create();
  await grow(age, {
    migrate: (migrationsFolder) => migratePglite(overPglite(client), { migrationsFolder }),
    run: (statements) => client.exec(statements),
  });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** Makes a database of a PostgreSQL server one of that age, whatever was in it. */
export async function becomeOld(url: string, age: Age): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      'drop schema public cascade; drop schema drizzle cascade; create schema public',
    );
    await grow(age, {
      migrate: (migrationsFolder) => migratePostgres(overPostgres(client), { migrationsFolder }),
      run: (statements) => client.query(statements),
    });
  } finally {
    await client.end();
  }
}

/** What a later release leaves in a database that it has brought up to date. */
export const madeLater = `insert into drizzle.__drizzle_migrations (hash, created_at)
  select 'of a later release', max(created_at) + 1 from drizzle.__drizzle_migrations`;
