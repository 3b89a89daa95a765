import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartFault } from '../startFaults';

export class FolderInUseError extends StartFault {
  override readonly name = 'FolderInUseError';

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process: stop it first, or choose another folder with DATA_DIR.`,
    );
  }
}

type Release = () => Promise<void>;

const LONGEST_SOCKET_PATH_BYTES = 100;
const unsupported = new Set(['EACCES', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

const codeOf = (error: unknown) =>
  v.is(v.looseObject({ code: v.string() }), error) ? error.code : '';

function listen(address: string): Promise<Release> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Null when another process holds the address. */
async function hold(address: string, isFile: boolean): Promise<Release | null> {
  try {
    return await listen(address);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    if (!isFile || (await isAnswered(address))) return null;
    rmSync(address, { force: true });
    return listen(address);
  }
}

/**
 * Holds an existing folder for this process; the answer lets go of it. The lock is a listening
 * socket, which the system closes with its process however it ends: what a killed process leaves
 * behind answers nobody and is replaced at once. Throws FolderInUseError while another holds it.
 */
export async function lockFolder(folder: string): Promise<Release> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `folder-${dev}-${ino}`;
  if (process.platform === 'win32')
    return demand(await hold(`\\\\.\\pipe\\${name}`, false), folder);

  const file = join(folder, 'lock.sock');
  if (process.platform !== 'linux') return demand(await hold(file, true), folder);

  // Linux has names that vanish with their process, so that two starts cannot both replace a file;
  // but a container does not see another's names, only the file on a shared volume.
  const releaseName = demand(await hold(`\0${name}`, false), folder);
  if (Buffer.byteLength(file) > LONGEST_SOCKET_PATH_BYTES) return releaseName;
  try {
    const releaseFile = demand(await hold(file, true), folder);
    return async () => {
      await releaseFile();
      await releaseName();
    };
  } catch (error) {
    if (unsupported.has(codeOf(error))) return releaseName;
    await releaseName();
    throw error;
  }
}

function demand(release: Release | null, folder: string): Release {
  if (release === null) throw new FolderInUseError(folder);
  return release;
}
