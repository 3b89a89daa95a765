import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { migrationsFolder } from './migrationsFolder';

const journalSchema = v.object({ entries: v.array(v.object({ when: v.number() })) });

/** The newest migration that this release knows. */
function newestKnown(): number {
  const journal: unknown = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  return Math.max(...v.parse(journalSchema, journal).entries.map(({ when }) => when));
}

/** The result of a statement that returns one row with one value. */
const answerSchema = v.looseObject({
  rows: v.tuple([v.object({ answer: v.nullable(v.string()) })]),
});

type AnyDatabase = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

async function ask(database: AnyDatabase, question: SQL) {
  return v.parse(answerSchema, await database.execute(question)).rows[0].answer;
}

/** Whether a newer release has migrated the tables beyond what this one knows. */
export async function isOfNewerRelease(database: AnyDatabase): Promise<boolean> {
  const done = sql`to_regclass('drizzle.__drizzle_migrations')`;
  if ((await ask(database, sql`select ${done}::text as answer`)) === null) return false;
  const newest = sql`select max(created_at)::text as answer from drizzle.__drizzle_migrations`;
  return Number(await ask(database, newest)) > newestKnown();
}
