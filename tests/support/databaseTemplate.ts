import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPglite } from '../../server/database/pglite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const migrations = fromRoot('server/migrations');
const cache = fromRoot('node_modules/.cache/database-template');

function keyOfTemplate(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(migrations, file)));
  }
  return hash
    .update(readFileSync(fromRoot('node_modules/@electric-sql/pglite/package.json')))
    .digest('hex')
    .slice(0, 16);
}

/** An empty database with all tables, made once for each state of the migrations. */
export async function databaseTemplate(): Promise<Blob> {
  const file = join(cache, `${keyOfTemplate()}.tar`);
  if (!existsSync(file)) {
    const opened = await openPglite({});
    const dump = await opened.dump();
    await opened.close();
    mkdirSync(cache, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return new Blob([readFileSync(file)]);
}
