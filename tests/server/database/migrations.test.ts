import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as v from 'valibot';

const folder = new URL('../../../server/migrations/', import.meta.url);
const journalSchema = v.object({
  entries: v.array(v.object({ idx: v.number(), tag: v.string() })),
});

it('Each migration is in the journal, and only the last has a snapshot', async () => {
  const { entries } = v.parse(
    journalSchema,
    JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')),
  );
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  const last = String(entries.at(-1)?.idx ?? '').padStart(4, '0');
  expect((await readdir(new URL('meta/', folder))).sort()).toEqual(
    [`${last}_snapshot.json`, '_journal.json'].sort(),
  );
});
