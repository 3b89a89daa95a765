import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderFault, folderOfPostgres, folderWithoutRoom } from './startFaults';

const MEGABYTE = 1_048_576;
/** Two files of PostgreSQL's log: without room for the next, the database ends in mid-work. */
const NEEDED_TO_GO_ON_MB = 32;
const NEEDED_ANEW_MB = 80;

const toMegabytes = ({ bavail, bsize }: { bavail: number; bsize: number }) =>
  Math.floor((bavail * bsize) / MEGABYTE);

/** What `work` fails by, if the folder is at fault, in a line for the person who starts the server. */
export async function inFolder<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw folderFault(resolve(folder), error) ?? error;
  }
}

/** Makes the data folder if it is missing; throws StartFault where nothing can be kept in it. */
export function openFolder(folder: string): Promise<void> {
  return inFolder(folder, () => {
    // What lies on a disk that can only be read is not missing, as mkdir would have it.
    const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isThere) mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/** Whether the database of a data folder can go on writing. */
export function hasRoom(folder: string): boolean {
  return toMegabytes(statfsSync(folder)) >= NEEDED_TO_GO_ON_MB;
}

/** Throws StartFault where the embedded database could not begin, or not go on. */
export function demandRoom(folder: string, { isNew }: { isNew: boolean }): void {
  if (existsSync(join(folder, 'PG_VERSION'))) throw folderOfPostgres(resolve(folder));
  const needed = isNew ? NEEDED_ANEW_MB : NEEDED_TO_GO_ON_MB;
  const free = toMegabytes(statfsSync(folder));
  if (free < needed) throw folderWithoutRoom(resolve(folder), { free, needed });
}
