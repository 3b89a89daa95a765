import { resolve } from 'node:path';
import { systemClock } from '../base/clock';
import { explainStart, StartFault } from '../base/startFaults';
import { readConfig } from '../config';
import { makeBackup } from './make';
import { restoreBackup } from './restore';

/** `npm run backup` and `npm run restore`: everything in the data folder. */
async function main([command, path]: string[]): Promise<string> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new StartFault(
      'The database is on a PostgreSQL server: use pg_dump and pg_restore, as docs/deployment.md says.',
    );
  }
  const [folder, now] = [resolve(dataDir), systemClock.now()];
  if (command === 'make') {
    return `The backup is ${await makeBackup(folder, resolve(path ?? 'backups'), now)}`;
  }
  if (command !== 'restore' || path === undefined) {
    throw new StartFault('Name the backup: npm run restore -- backups/confidant-…');
  }
  const kept = await restoreBackup(resolve(path), folder, now);
  const note = kept === null ? '' : ` What was there before is kept in ${kept}`;
  return `The backup is restored into ${folder}.${note}`;
}

main(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${explainStart(error, null)}\n`);
    process.exitCode = 1;
  },
);
