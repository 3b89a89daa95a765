// @ts-check
/**
 * Writes a new SQL migration from the schema in `server/database/schema`. Keeps only the snapshot
 * that the next one is compared with: each is as long as the whole schema.
 */
import './requireNode.mjs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { packageFile, root, runNode } from './run.mjs';

const folder = path.join(root, 'server/migrations/meta');

const { code, output } = await runNode([packageFile('drizzle-kit/bin.cjs'), 'generate']);
process.stdout.write(output);
if (code !== 0) process.exit(1);
const snapshots = (await readdir(folder)).filter((name) => name.endsWith('_snapshot.json')).sort();
for (const name of snapshots.slice(0, -1)) await rm(path.join(folder, name));
