import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillFolder } from '../../support/databaseTemplate';
import { failToStart, startServerProcess } from '../../support/serverProcess';

/* What ends a process of the server; faults.embedded.test.ts has the causes without one. */

const LONG_MS = 240_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const oneLine = (line: string) => ({ code: 1, stdout: '', stderr: `${line}\n` });

describe('a start that cannot work', { timeout: LONG_MS }, () => {
  it('X10 says that the data folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await failToStart(file)).toEqual(
      oneLine(
        `The data folder ${file} is a file, or lies below one: move it away, or choose another folder with DATA_DIR.`,
      ),
    );
  });

  it('X10 says that there is no build, and what makes it', async () => {
    const dist = join(folder, 'dist');
    const said = await failToStart(folder, { env: { DIST_DIR: dist } });
    expect(said).toEqual(
      oneLine(
        `There is no build in ${dist}: \`npm run build\` makes it, and \`npm start\` does so by itself. Where the pages are served elsewhere, set DIST_DIR=none.`,
      ),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('X10 says which secret is missing', async () => {
    const said = await failToStart(folder, { env: { JWT_SECRET: 'j'.repeat(32) } });
    expect(said).toEqual(
      oneLine(
        'JWT_SECRET is set, and REFRESH_SECRET is not: set both, or for a demonstration neither.',
      ),
    );
  });

  it('X10 says that the disk is full, before it makes a database there', async () => {
    const said = await failToStart(folder, { disk: { megabytesLeft: 1 } });
    expect(said).toEqual(
      oneLine(
        `The disk of the data folder ${folder} is full: 1 MB are left, and 80 MB are needed. Free some space, or choose another folder with DATA_DIR.`,
      ),
    );
  });

  it('X10 says that the disk can only be read', async () => {
    const said = await failToStart(folder, { disk: 'readOnly' });
    expect(said).toEqual(
      oneLine(
        `The data folder ${folder} is on a disk that can only be read: mount it writable, or choose another folder with DATA_DIR.`,
      ),
    );
  });
});

it(
  'X10 a database that ends in the middle of its work ends the server with a line',
  async () => {
    await fillFolder(folder, 'catalogue');
    const server = await startServerProcess(folder);
    // Where its last checkpoint would be written.
    rmSync(join(folder, 'pglite/pg_logical'), { recursive: true });
    expect(await server.stop()).toBe(1);
    expect(server.printed()).toContain(
      `The database in the data folder ${folder} has failed: could not open directory`,
    );
  },
  LONG_MS,
);
