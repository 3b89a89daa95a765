import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../../../server/database/folderLock';

const holder = fileURLToPath(new URL('../../support/processes/holdFolder.ts', import.meta.url));

let folder: string;
const children: ReturnType<typeof start>[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start() {
  return spawn(process.execPath, ['--import', 'tsx', holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function holdInProcess() {
  const child = start();
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, line: String(line).trim() };
}

describe('the lock of a data folder', () => {
  it('keeps a second process out, with one clear line', async () => {
    const release = await lockFolder(folder);
    const { line } = await holdInProcess();
    expect(line).toBe(
      `FolderInUseError: The data folder ${folder} is in use by another process: stop it first, or choose another folder with DATA_DIR.`,
    );
    await release();
  });

  it('is free at once after a kill -9, time and again', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { child, line } = await holdInProcess();
      expect(line).toBe('held');
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const release = await lockFolder(folder);
      await release();
    }
  });

  it('is taken by one of many that try at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = tries.flatMap((attempt) =>
      attempt.status === 'fulfilled' ? [attempt.value] : [],
    );
    expect(held.length).toBe(1);
    await Promise.all(held.map((release) => release()));
  });

  it('holds a folder by what it is, not by its name', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(join(folder, '..', folder.split('/').at(-1) ?? ''))).rejects.toThrow(
      FolderInUseError,
    );
    await release();
  });

  it('respects a process that is seen through the folder alone', async () => {
    const elsewhere = createServer().listen(join(folder, 'lock.sock'));
    await once(elsewhere, 'listening');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    elsewhere.close();
    await once(elsewhere, 'close');
    const release = await lockFolder(folder);
    expect(existsSync(join(folder, 'lock.sock'))).toBe(true);
    await release();
  });
});
