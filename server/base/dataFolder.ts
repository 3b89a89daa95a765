import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderFault, folderOfPostgres, folderWithoutRoom } from './startFaults';

const MEGABYTE = 1_048_576;
/** Two segments of PostgreSQL's log: when the next one has no room, the database dies mid-work. */
const NEEDED_TO_GO_ON_MB = 32;
const NEEDED_ANEW_MB = 80;

const toMegabytes = ({ bavail, bsize }: { bavail: number; bsize: number }) =>
  Math.floor((bavail * bsize) / MEGABYTE);

/** Runs `work`; a failure that the folder caused becomes a line for the operator. */
export async function inFolder<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw folderFault(resolve(folder), error) ?? error;
  }
}

/** Creates the data folder if it is missing; throws StartFault if nothing can be stored in it. */
export function openFolder(folder: string): Promise<void> {
  return inFolder(folder, () => {
    // A folder on a read-only disk exists, though mkdir would fail as if it did not.
    const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isThere) mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/** Whether the database in a data folder has room to go on writing. */
export function hasRoom(folder: string): boolean {
  return toMegabytes(statfsSync(folder)) >= NEEDED_TO_GO_ON_MB;
}

/** Throws StartFault if the embedded database lacks the room to start or to go on. */
export function demandRoom(folder: string, { isNew }: { isNew: boolean }): void {
  if (existsSync(join(folder, 'PG_VERSION'))) throw folderOfPostgres(resolve(folder));
  const needed = isNew ? NEEDED_ANEW_MB : NEEDED_TO_GO_ON_MB;
  const free = toMegabytes(statfsSync(folder));
  if (free < needed) throw folderWithoutRoom(resolve(folder), { free, needed });
}
