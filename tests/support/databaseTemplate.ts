import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rank } from '../../server/characters/rankings';
import type { OpenDatabase } from '../../server/database/database';
import { openPglite } from '../../server/database/pglite';
import { seed } from './seed';
import { seedCharacters } from '../../server/seed/seed';
import { createTestClock } from './testClock';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const migrations = fromRoot('server/migrations');
const cache = fromRoot('node_modules/.cache/database-template');

/** `tables`: without a row; `catalogue`: with the product's characters, as after its first start. */
export type Template = 'tables' | 'catalogue';

const writers = ['server/seed/seed.ts', 'server/characters/rankings.ts'];

/** As the first start of a server does it, long ago. */
export async function fillCatalogue({
  database,
  notifier,
}: Pick<OpenDatabase, 'database' | 'notifier'>): Promise<void> {
  await seedCharacters(database, seed);
  await rank({ database, notifier, clock: createTestClock(new Date(0)) }, { unlessWithinMs: 0 });
}

function keyOf(template: Template): string {
  const hash = createHash('sha256').update(template);
  for (const file of readdirSync(migrations).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(migrations, file)));
  }
  if (template === 'catalogue') {
    hash.update(JSON.stringify(seed));
    for (const file of writers) hash.update(readFileSync(fromRoot(file)));
  }
  return hash
    .update(readFileSync(fromRoot('node_modules/@electric-sql/pglite/package.json')))
    .digest('hex')
    .slice(0, 16);
}

const files = new Map<Template, string>();

function fileOf(template: Template): string {
  const known = files.get(template);
  if (known !== undefined) return known;
  const file = join(cache, `${keyOf(template)}.tar`);
  files.set(template, file);
  return file;
}

/** What a database of the tests begins with, made once for each state of the sources. */
export async function databaseTemplate(template: Template): Promise<Blob> {
  const file = fileOf(template);
  if (!existsSync(file)) {
    const opened = await openPglite({});
    if (template === 'catalogue') await fillCatalogue(opened);
    const dump = await opened.dump();
    await opened.close();
    mkdirSync(cache, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return new Blob([readFileSync(file)]);
}

/**
 * A data folder that begins with a template, as a server that has ended leaves it, to be copied: a
 * server that starts in a copy has neither to make a database nor to fill it.
 */
export async function preparedFolder(template: Template = 'catalogue'): Promise<string> {
  const folder = `${fileOf(template)}.folder`;
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    const opened = await openPglite({
      folder: unfinished,
      template: await databaseTemplate(template),
    });
    await opened.close();
    // Another worker may have been quicker.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return folder;
}

/** Puts a database that begins with a template into a data folder. */
export async function fillFolder(folder: string, template: Template): Promise<void> {
  cpSync(join(await preparedFolder(template), 'pglite'), join(folder, 'pglite'), {
    recursive: true,
  });
}
