import { userInfo } from 'node:os';
import { systemClock } from './clock';
import { ConfigError, readConfig } from './config';
import { FolderInUseError } from './database/folderLock';
import { openPglite } from './database/pglite';
import { DatabaseUnusableError, openPostgres } from './database/postgres';
import { createLogger } from './logging';
import { ReportFault } from './support/reportChange';
import { runReports } from './support/reportCommand';

/** `npm run reports`: there is no role of an administrator, so reports are decided here. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const opened = await (databaseUrl === null
    ? openPglite({ folder: dataDir })
    : openPostgres({ url: databaseUrl, log: createLogger(config) }));
  const { database } = opened;
  try {
    const parts = {
      database,
      clock: systemClock,
      user: userInfo().username,
    };
    const lines = await runReports(process.argv.slice(2), parts);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await opened.close();
  }
}

const plain = [ConfigError, DatabaseUnusableError, FolderInUseError, ReportFault];

main().catch((error: unknown) => {
  const isPlain = plain.some((type) => error instanceof type);
  const said = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  const hint =
    error instanceof FolderInUseError ? ' Stop the server first, or use DATABASE_URL.' : '';
  process.stderr.write(`${said}${hint}\n`);
  process.exitCode = 1;
});
