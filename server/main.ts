import { systemClock } from './clock';
import { ConfigError, readConfig } from './config';
import { FolderInUseError } from './database/folderLock';
import { openPglite } from './database/pglite';
import { DatabaseUnusableError, openPostgres } from './database/postgres';
import { createLogger } from './logging';
import { readSecrets } from './secrets';
import { seed } from './seed';
import { startServer } from './start';

const STOP_WITHIN_MS = 9_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const { databaseUrl, dataDir } = config;
  const server = await startServer({
    config,
    secrets: readSecrets(config),
    clock: systemClock,
    log,
    seed,
    openDatabase: () =>
      databaseUrl === null
        ? openPglite({ folder: dataDir })
        : openPostgres({ url: databaseUrl, log }),
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const reachedAs = server.services.publicOrigin();
  const note = reachedAs === server.origin ? '' : `, reached as ${reachedAs}`;
  process.stdout.write(`Ready at ${server.origin}${note}\n`);
}

const plain = [ConfigError, DatabaseUnusableError, FolderInUseError];

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The address is in use: ${error.message}. Choose another port with PORT.`;
  }
  if (!(error instanceof Error)) return String(error);
  const isPlain = plain.some((type) => error instanceof type);
  return isPlain ? error.message : (error.stack ?? error.message);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
