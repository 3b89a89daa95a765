import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import pg from 'pg';
import { openPostgres } from '../../server/database/postgres';
import { fillCatalogue } from './databaseTemplate';
import type { Template } from './databaseTemplate';
import { getPostgres } from '../../scripts/postgres.mjs';
import { freePort } from './loopback';

const templates = { tables: 'confidant_tables', catalogue: 'confidant_catalogue' } as const;
const USER = 'tester';
/** Ends the server, and removes its folder, when its input closes: also when its owner was killed. */
const watched =
  'cd /; "$@" <&- & server=$!; read -r line; kill -INT "$server"; wait "$server"; rm -rf "$0"';
const settings = [
  ...['shared_buffers=64MB', 'max_connections=300'],
  ...['listen_addresses=127.0.0.1', 'logging_collector=off'],
];
/** Quicker, for a database that nobody needs after a crash. */
const fleeting = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export type PostgresServer = {
  /** The address of a database on it; its password is a canary that no log may carry. */
  urlOf(database: string): string;
  /** Where its socket is: a query takes the processor a sixth less by it than by TCP. */
  folder: string;
  stop(): Promise<void>;
};

/** PostgreSQL refuses to run as root: then it is run by its own user, or by nobody. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const user = lines.find((line) => line.startsWith('postgres:')) ?? 'nobody:x:65534:65534';
  const [, , uid, gid] = user.split(':').map(Number);
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
}

async function runToEnd(program: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(program, args, { ...unprivileged(), cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with code ${String(code)}.\n${output}`);
}

/** Runs SQL on its own connection, outside of any transaction. */
export async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/**
 * A PostgreSQL server in a temporary folder, on a free port of this machine, with templates;
 * `isDurable`: each commit is on the disk, as in production.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const bin = getPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const data = path.join(folder, 'data');
  const password = `canary-${randomBytes(12).toString('hex')}`;
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) {
    for (const owned of [folder, passwordFile]) chownSync(owned, uid, gid);
  }
  const initialise = ['-D', data, '-U', USER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const plain = ['--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  await runToEnd(path.join(bin, 'initdb'), [...initialise, ...plain], folder);

  const port = await freePort();
  const urlOf = (database: string) =>
    `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  const command = [path.join(bin, 'postgres'), '-D', data, '-k', folder, '-p', String(port)];
  const options = [...settings, ...(isDurable ? [] : fleeting)].flatMap((one) => ['-c', one]);
  const child = spawn('sh', ['-c', watched, folder, ...command, ...options], {
    ...unprivileged(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const closed = once(child, 'close');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
      else if (output.includes('FATAL')) reject(new Error(`PostgreSQL did not start.\n${output}`));
    });
  }).catch((error: unknown) => {
    child.stdin.end();
    throw error;
  });

  const { tables, catalogue } = templates;
  const log = pino({ level: 'silent' });
  await runSql(urlOf('postgres'), `create database ${tables}`);
  await (await openPostgres({ url: urlOf(tables), log })).close();
  await runSql(urlOf('postgres'), `create database ${catalogue} template ${tables}`);
  const filled = await openPostgres({ url: urlOf(catalogue), log });
  await fillCatalogue(filled);
  await filled.close();
  return {
    urlOf,
    folder,
    async stop() {
      child.stdin.end();
      await closed;
    },
  };
}

/** A new database on a server started by `startPostgres`, by the address of another. */
export async function createDatabase(
  adminUrl: string,
  template: Template = 'tables',
): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runSql(adminUrl, `create database ${name} template ${templates[template]}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runSql(adminUrl, `drop database if exists ${name} with (force)`),
  };
}
