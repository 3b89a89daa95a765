import { systemClock } from './base/clock';
import { createLogger } from './base/logging';
import { readSecrets } from './base/secrets';
import { explainStart } from './base/startFaults';
import { searchTexts } from './characters/searchWords';
import { tagTexts } from './characters/tagNames';
import { readConfig } from './config';
import type { Config } from './config';
import { openPglite } from './database/pglite';
import { openPostgres } from './database/postgres';
import { mailTexts } from './mail/mailTexts';
import { demandBuild } from './pages/builtView';
import { readSeed } from './seed';
import { startServer } from './start';

const STOP_WITHIN_MS = 9_000;

function end(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLogger(config);
  const { databaseUrl, dataDir } = config;
  demandBuild(config);
  // A broken text must stop the start, not a mail or a search later.
  mailTexts.read();
  tagTexts.read();
  searchTexts.read();
  const server = await startServer({
    config,
    secrets: await readSecrets(config),
    clock: systemClock,
    log,
    seed: readSeed(),
    openDatabase: () =>
      databaseUrl === null
        ? openPglite({ folder: dataDir, onEnd: end })
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

async function main(): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await start(config);
  } catch (error) {
    end(explainStart(error, config));
  }
}

void main();
