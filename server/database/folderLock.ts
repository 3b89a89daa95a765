import { createServer, connect } from 'node:net';
import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process.`);
  }
}

function isAnswering(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

function listen(address: string): Promise<(() => Promise<void>) | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.destroy();
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(
        () =>
          new Promise((done) => {
            server.close(() => {
              done();
            });
          }),
      );
    });
  });
}

/**
 * Holds a folder for this process; the answer lets go of it. The lock is a listening socket, which
 * the system closes with its process however it ends: what a killed process leaves behind answers
 * nobody and is replaced at once. Throws FolderInUseError while another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  const isWindows = process.platform === 'win32';
  const isLinux = process.platform === 'linux';
  const address = isWindows
    ? `\\\\.\\pipe\\folder-${name}`
    : isLinux
      ? `\0folder-${name}`
      : join(tmpdir(), `folder-${name}.sock`);
  const held = await listen(address);
  if (held !== null) return held;
  if (isWindows || isLinux || (await isAnswering(address))) throw new FolderInUseError(folder);
  rmSync(address, { force: true });
  const retried = await listen(address);
  if (retried === null) throw new FolderInUseError(folder);
  return retried;
}
