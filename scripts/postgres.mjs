// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldest = 15;
const variable = 'POSTGRES_BIN';
const need = `The server's tests need PostgreSQL ${oldest} or newer`;

/** @param {string} folder @returns {string[]} */
function versionsIn(folder) {
  try {
    const byNumber = (/** @type {string} */ one, /** @type {string} */ other) =>
      Number.parseInt(other, 10) - Number.parseInt(one, 10);
    return readdirSync(folder).sort(byNumber);
  } catch {
    return [];
  }
}

/** @returns {string[]} */
function usualPlaces() {
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    versionsIn(folder)
      .filter((name) => name.startsWith('postgresql'))
      .map((name) => join(folder, name, 'bin')),
  );
  const numbered = ['/usr/lib/postgresql', '/Library/PostgreSQL'].flatMap((folder) =>
    versionsIn(folder).map((version) => join(folder, version, 'bin')),
  );
  return [...numbered, ...homebrew, '/usr/local/pgsql/bin'];
}

const onPath = () => (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');

/** @param {string} folder */
function hasServer(folder) {
  try {
    accessSync(join(folder, 'initdb'), constants.X_OK);
    accessSync(join(folder, 'postgres'), constants.X_OK);
  } catch {
    return false;
  }
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(stdout)?.[1] ?? 0) >= oldest;
}

/**
 * The folder of an installed server's programs: `POSTGRES_BIN`, else the `PATH`, else the system's
 * usual places.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const wanted = process.env[variable];
  if (wanted) return hasServer(wanted) ? wanted : undefined;
  return [...onPath(), ...usualPlaces()].find(hasServer);
}

/** @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

const byApt = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  apt(['update']) &&
  apt(['install', '-y', '--no-install-recommends', 'postgresql']);

/**
 * Finds a server, or installs the distribution's with apt, as root.
 * @returns {string} the folder of its programs
 * @throws {Error} when there is none to be had, with one line for the reader
 */
export function getPostgres() {
  const wanted = process.env[variable];
  const found = findPostgres();
  if (found !== undefined) return found;
  if (wanted) throw new Error(`${need}, and there is none in ${variable}, which is ${wanted}.`);
  process.stdout.write('No PostgreSQL found: installing it.\n');
  const installed = byApt() ? findPostgres() : undefined;
  if (installed !== undefined) return installed;
  throw new Error(
    `${need}, and it could not be installed: install it, or set ${variable} to the folder of its programs.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${getPostgres()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
