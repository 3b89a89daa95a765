// @ts-check
/**
 * Measures the first visit on a slow phone, the server's start, chats of several lengths on a
 * desktop, ledger debits, calls, recordings for the inspector, and the rules that read texts;
 * prints the tables, writes bench-results.json, and updates docs/benchmarks.md. `npm run bench --
 * visits`, `-- chats`, `-- debits`, `-- calls`, `-- flows` or `-- rules` measures that part only
 * and keeps the other figures. Needs an otherwise idle machine.
 */
import './requireNode.mjs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { measureCalls } from './bench/calls.mjs';
import { measureChats } from './bench/chats.mjs';
import { measureDebits } from './bench/debits.mjs';
import { measureFlows } from './bench/flows.mjs';
import { measurePace } from './bench/pace.mjs';
import { measurePages, median } from './bench/page.mjs';
import { measureRules } from './bench/rules.mjs';
import { startProduct } from './bench/server.mjs';
import { toTable, writeTable } from './bench/table.mjs';
import { build } from './build.mjs';
import { formatted } from './formatted.mjs';
import { root } from './run.mjs';

const RUNS = 5;
const resultsFile = path.join(root, 'bench-results.json');

/** @param {string} dataDir an empty folder */
async function measureVisits(dataDir) {
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
  const starts = [
    { name: 'on an empty folder, built', ms: first.firstPageMs },
    { name: 'afterwards', ms: median(later) },
  ];
  return { pages, starts };
}

/** @template T @param {(dataDir: string) => Promise<T>} measure */
async function onEmptyFolder(measure) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    return await measure(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
/** @type {Record<string, () => Promise<object>>} */
const parts = {
  visits: () => onEmptyFolder(measureVisits),
  chats: async () => ({ chats: await onEmptyFolder(measureChats) }),
  debits: async () => ({ debits: await onEmptyFolder(measureDebits) }),
  calls: async () => ({ calls: await onEmptyFolder(measureCalls) }),
  flows: async () => ({ flows: await onEmptyFolder(measureFlows) }),
  rules: async () => ({ rules: await measureRules() }),
};

await build();
const results = JSON.parse(await readFile(resultsFile, 'utf8'));
results.paces ??= {};
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const before = measurePace();
  Object.assign(results, await measure());
  results.paces[name] = (before + measurePace()) / 2;
}
results.machine = `Node ${process.versions.node}, ${availableParallelism()} cores; median of ${RUNS}`;
await writeFile(resultsFile, await formatted('results.json', JSON.stringify(results)));
await writeTable(results);
process.stdout.write(`${toTable(results)}\n`);
