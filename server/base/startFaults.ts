import { userInfo } from 'node:os';
import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import * as v from 'valibot';

/** Stops a start, with one line for the operator that names the cause and the way out. */
export class StartFault extends Error {
  override readonly name: string = 'StartFault';
}

const codedSchema = v.looseObject({ code: v.string() });
/** What PGlite throws for a file system error: no Error, and without a message. */
const numberedSchema = v.looseObject({ name: v.literal('ErrnoError'), errno: v.number() });

/** Error numbers of WASI. */
const codesByNumber = new Map([
  [2, 'EACCES'],
  [19, 'EDQUOT'],
  [20, 'EEXIST'],
  [29, 'EIO'],
  [51, 'ENOSPC'],
  [54, 'ENOTDIR'],
  [63, 'EPERM'],
  [69, 'EROFS'],
]);

function codeOf(error: unknown): string {
  if (v.is(numberedSchema, error)) return codesByNumber.get(error.errno) ?? '';
  return v.is(codedSchema, error) ? error.code : '';
}

/** How PostgreSQL words a failed system call. */
const codesByWords = new Map([
  ['No space left on device', 'ENOSPC'],
  ['Disk quota exceeded', 'EDQUOT'],
  ['Read-only file system', 'EROFS'],
  ['Permission denied', 'EACCES'],
  ['Operation not permitted', 'EPERM'],
  ['I/O error', 'EIO'],
]);

function codeSaid(said: string): string {
  for (const [words, code] of codesByWords) if (said.includes(words)) return code;
  return '';
}

const elsewhere = 'choose another folder with DATA_DIR';
const fromBackup = 'Put a backup in its place with `npm run restore -- <backup>`';

const folderFaults: Record<string, (folder: string) => string> = {
  full: (folder) =>
    `The disk of the data folder ${folder} is full: free some space, or ${elsewhere}.`,
  file: (folder) =>
    `The data folder ${folder} is a file, or lies below one: move it away, or ${elsewhere}.`,
  readOnly: (folder) =>
    `The data folder ${folder} is on a disk that can only be read: mount it writable, or ${elsewhere}.`,
  forbidden: (folder) =>
    `The data folder ${folder} may not be written by the user ${userInfo().username}: give that user the folder and all that is in it, or ${elsewhere}.`,
  broken: (folder) =>
    `The disk of the data folder ${folder} fails (EIO): look after the disk. ${fromBackup} on another one.`,
};

const kindsByCode = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EEXIST', 'file'],
  ['EISDIR', 'file'],
  ['ENOTDIR', 'file'],
  ['EROFS', 'readOnly'],
  ['EACCES', 'forbidden'],
  ['EPERM', 'forbidden'],
  ['EIO', 'broken'],
]);

/** What is wrong with a data folder, judging by the error; null: nothing. */
export function folderFault(folder: string, error: unknown): StartFault | null {
  if (error instanceof StartFault) return error;
  const say = folderFaults[kindsByCode.get(codeOf(error)) ?? ''];
  return say === undefined ? null : new StartFault(say(folder));
}

export const folderWithoutRoom = (folder: string, megabytes: { free: number; needed: number }) =>
  new StartFault(
    `The disk of the data folder ${folder} is full: ${megabytes.free} MB are left, and ${megabytes.needed} MB are needed. Free some space, or ${elsewhere}.`,
  );

export const folderOfPostgres = (folder: string) =>
  new StartFault(
    `The data folder ${folder} belongs to a PostgreSQL server: ${elsewhere}, and name the server with DATABASE_URL.`,
  );

export const folderDamaged = (folder: string, reason: string) =>
  new StartFault(
    `The database in the data folder ${folder} is damaged: ${reason}. ${fromBackup}; what is there now is kept beside it.`,
  );

const ofNewerRelease = 'was brought up to date by a newer release than this one';

export const folderOfNewerRelease = (folder: string) =>
  new StartFault(
    `The database in the data folder ${folder} ${ofNewerRelease}: start that release, or put a backup that this one made in its place with \`npm run restore -- <backup>\`. Nothing was changed.`,
  );

export const databaseOfNewerRelease = () =>
  new StartFault(
    `The database of DATABASE_URL ${ofNewerRelease}: start that release, or restore a dump that was made before. Nothing was changed.`,
  );

export const restoreCutOff = (folder: string) =>
  new StartFault(
    `Putting a backup into the data folder ${folder} was cut off: do it again with \`npm run restore -- <backup>\`.`,
  );

export const dumpDamaged = (error: unknown) =>
  new StartFault(
    `The database of the backup cannot be read (${error instanceof Error ? error.message : inspect(error)}): take another backup. Nothing was changed.`,
  );

/** What is wrong with the characters' files: the first fault, and how many more. */
export function charactersFaulty(
  faults: readonly { file: string; line: number; text: string }[],
): StartFault {
  const [first] = faults;
  const said =
    first === undefined ? '' : `content/characters/${first.file}:${first.line}: ${first.text}. `;
  const others = faults.length > 1 ? `${faults.length - 1} more are wrong. ` : '';
  return new StartFault(
    `${said}${others}Correct it; \`npm run characters -- check\` names everything that is wrong.`,
  );
}

/** What is wrong with a text file, by its path in `content/`. */
export const textsFaulty = (file: string, text: string) =>
  new StartFault(
    `content/${file}: ${text}. Correct it; \`npm run messages -- --check\` names everything that is wrong.`,
  );

/** What PostgreSQL prints before it dies. */
export const lastWordsIn = (printed: string) => /(?:FATAL|PANIC): +(.+)/.exec(printed)?.[1];

/** Why the embedded database did not open, from what it threw and what it printed. */
export function embeddedFault(folder: string, error: unknown, printed: string): StartFault {
  const known = folderFault(folder, error) ?? folderFault(folder, { code: codeSaid(printed) });
  if (known !== null) return known;
  const version = /initialized by PostgreSQL version (\d{1,4}).{1,80}version (\d{1,4})/.exec(
    printed,
  );
  if (version !== null) {
    return new StartFault(
      `The database in the data folder ${folder} was made by PostgreSQL ${version[1]}, and this is ${version[2]}: use the release that made it, or ${elsewhere}.`,
    );
  }
  return folderDamaged(folder, lastWordsIn(printed) ?? 'it does not open');
}

/** The line logged when the embedded database dies mid-work. */
export function embeddedEnd(folder: string, lastWords: string): string {
  const cause =
    folderFault(folder, { code: codeSaid(lastWords) })?.message ??
    `The database in the data folder ${folder} has failed: ${lastWords}.`;
  return `${cause} The server has stopped; what it confirmed is kept, and is there at the next start.`;
}

const databaseFaults: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: start PostgreSQL, or correct host and port',
  ECONNRESET: 'the connection was cut off',
  ENOENT: 'there is no such socket: start PostgreSQL, or correct the path',
  ENOTFOUND: 'no host of that name is known: correct the host',
  EAI_AGAIN: 'the name of the host could not be looked up: look after DNS, or correct the host',
  ETIMEDOUT: 'there was no answer in time: look at the address, and at firewalls on the way',
  EHOSTUNREACH: 'no way leads there: look at the address and the network',
  ENETUNREACH: 'no way leads there: look at the address and the network',
  '28P01': 'it refuses the user: correct user and password',
  '28000': 'it refuses the user: correct the user, sslmode, or its pg_hba.conf',
  '3D000': 'it has no database of that name: make it with createdb',
  '42501': 'the user may not make tables there: make the user the owner of the database',
  '53300': 'it has too many connections: raise max_connections, or run fewer instances',
  '57P03': 'it is starting or stopping: try again in a moment',
};

export type DatabasePlace = { host: string; port: number };

/** Why a PostgreSQL server cannot be used; `withoutPassword` censors what it says. */
export function databaseFault(
  { host, port }: DatabasePlace,
  error: unknown,
  withoutPassword: (text: string) => string,
): StartFault {
  if (error instanceof StartFault) return error;
  const reasons: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const said = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason)));
  const words = withoutPassword(said.join('; '));
  const isLate = /timeout expired|timed out/.test(words);
  const code = isLate ? 'ETIMEDOUT' : (reasons.map(codeOf).find((each) => each !== '') ?? '');
  const known = databaseFaults[code];
  const reason = known === undefined ? words : `${known} (${isLate ? code : `${code}, ${words}`})`;
  return new StartFault(
    `The database of DATABASE_URL at ${host}, port ${port}, cannot be used: ${reason}.`,
  );
}

export const buildMissing = (folder: string) =>
  new StartFault(
    `There is no build in ${folder}: \`npm run build\` makes it, and \`npm start\` does so by itself. Where the pages are served elsewhere, set DIST_DIR=none.`,
  );

type Place = { host: string; port: number; dataDir: string; databaseUrl: string | null };

function listenFault({ host, port }: Place, error: unknown): string | null {
  if (!v.is(v.looseObject({ syscall: v.picklist(['listen', 'getaddrinfo']) }), error)) return null;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use: stop what listens there, or choose another with PORT.`;
    case 'EACCES':
      return `Port ${port} may not be listened at by the user ${userInfo().username}: choose one from 1024 up with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is no address of this machine: choose another with HOST.`;
    default:
      return null;
  }
}

/** PostgreSQL's class XX: corrupt pages and indexes. */
const isOfDamage = (error: unknown) =>
  error instanceof DrizzleQueryError && codeOf(error.cause).startsWith('XX');

/**
 * Why a start failed: one line for the operator, and a stack only for unexpected errors. `place` is
 * null before the configuration is known.
 */
export function explainStart(error: unknown, place: Place | null): string {
  if (error instanceof StartFault) return error.message;
  if (place !== null) {
    const listening = listenFault(place, error);
    if (listening !== null) return listening;
    if (place.databaseUrl === null && isOfDamage(error)) {
      return folderDamaged(place.dataDir, 'its pages are not whole').message;
    }
  }
  return error instanceof Error ? (error.stack ?? error.message) : inspect(error);
}
