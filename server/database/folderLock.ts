import { chmodSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartFault } from '../base/startFaults';

export class FolderInUseError extends StartFault {
  override readonly name = 'FolderInUseError';

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process: stop it first, or choose another folder with DATA_DIR.`,
    );
  }
}

type Release = () => Promise<void>;
/** Handles a caller at the folder's socket. */
type Answer = (socket: Socket) => void;

const sendAway: Answer = (socket) => socket.destroy();

const LONGEST_SOCKET_PATH_BYTES = 100;
const unsupported = new Set(['EACCES', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

const codeOf = (error: unknown) =>
  v.is(v.looseObject({ code: v.string() }), error) ? error.code : '';

function listen(address: string, answer: Answer): Promise<Release> {
  return new Promise((resolve, reject) => {
    const callers = new Set<Socket>();
    const server = createServer((socket) => {
      callers.add(socket);
      socket.once('close', () => callers.delete(socket));
      answer(socket);
    });
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(() => {
        for (const socket of callers) socket.destroy();
        return new Promise((done) => server.close(() => done()));
      });
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

/** Null if another process holds the address. */
async function hold(address: string, isFile: boolean, answer = sendAway): Promise<Release | null> {
  try {
    return await listen(address, answer);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    if (!isFile || (await isAnswered(address))) return null;
    rmSync(address, { force: true });
    return listen(address, answer);
  }
}

const nameOf = (folder: string) => {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `folder-${dev}-${ino}`;
};

/** Where the process that holds a folder takes callers; only the folder's owner can connect. */
export const socketPathOf = (folder: string): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${nameOf(folder)}` : join(folder, 'lock.sock');

async function holdFile(file: string, folder: string, answer: Answer): Promise<Release> {
  const release = demand(await hold(file, true, answer), folder);
  chmodSync(file, 0o600);
  return release;
}

/**
 * Locks an existing folder for this process; returns a function that unlocks it. The lock is a
 * listening socket, which the system closes with its process however it ends: a killed process's
 * leftover answers nobody and is replaced at once. Throws FolderInUseError if another holds it.
 */
export async function lockFolder(folder: string, answer: Answer = sendAway): Promise<Release> {
  const file = socketPathOf(folder);
  if (process.platform === 'win32') return demand(await hold(file, false, answer), folder);
  if (process.platform !== 'linux') return holdFile(file, folder, answer);

  // Linux has socket names that vanish with their process, so that two starts cannot both replace a
  // file; but a container does not see another's names, only the file on a shared volume.
  const releaseName = demand(await hold(`\0${nameOf(folder)}`, false), folder);
  if (Buffer.byteLength(file) > LONGEST_SOCKET_PATH_BYTES) return releaseName;
  try {
    const releaseFile = await holdFile(file, folder, answer);
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
