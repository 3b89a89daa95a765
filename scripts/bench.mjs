// @ts-check
/**
 * Measures the first visit on a slow phone and the start of the server; prints a table, writes
 * bench-results.json, and puts the table into the README. Needs a machine that is otherwise idle.
 */
import './requireNode.mjs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import { measurePages, median } from './bench/page.mjs';
import { startProduct } from './bench/server.mjs';
import { toTable, writeTable } from './bench/table.mjs';
import { build } from './build.mjs';
import { root } from './run.mjs';

const RUNS = 5;

await build();
const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
try {
  const first = await startProduct(dataDir);
  await first.stop();
  const later = [];
  for (let run = 0; run < RUNS; run += 1) {
    const again = await startProduct(dataDir);
    later.push(again.firstPageMs);
    await again.stop();
  }
  const { origin, stop } = await startProduct(dataDir);
  const adult = [{ name: 'over18', value: '1' }];
  const pages = await measurePages(
    [
      { name: 'the age gate', url: origin, cookies: [] },
      { name: 'Explore, over 18', url: origin, cookies: adult },
      { name: 'a character, over 18', url: `${origin}/ines`, cookies: adult },
    ],
    RUNS,
  );
  await stop();

  const results = {
    machine: `Node ${process.versions.node}, ${availableParallelism()} cores; median of ${RUNS}`,
    pages,
    starts: [
      { name: 'on an empty folder, built', ms: first.firstPageMs },
      { name: 'afterwards', ms: median(later) },
    ],
  };
  const json = await format(JSON.stringify(results), { parser: 'json', printWidth: 100 });
  await writeFile(path.join(root, 'bench-results.json'), json);
  await writeTable(results);
  process.stdout.write(`${toTable(results)}\n`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
