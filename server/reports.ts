import { userInfo } from 'node:os';
import { systemClock } from './base/clock';
import { createLogger } from './base/logging';
import { explainStart } from './base/startFaults';
import { readConfig } from './config';
import { openPglite } from './database/pglite';
import { openPostgres } from './database/postgres';
import { ReportFault } from './support/reportChange';
import { runReports } from './support/reportCommand';

/** `npm run reports`: there is no administrator role, so reports are decided here. */
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

main().catch((error: unknown) => {
  const said = error instanceof ReportFault ? error.message : explainStart(error, null);
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
});
