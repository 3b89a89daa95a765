import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openPglite } from '../../../server/database/pglite';
import { demandBuild } from '../../../server/pages/builtView';
import { expectStatus } from '../../support/contractClient';
import { fillFolder } from '../../support/databaseTemplate';
import { startTestServer } from '../../support/server';
import { openTestDatabase } from '../../support/testDatabase';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Puts functions of a disk in the place of those that the server uses. */
function pretend(disk: Partial<Pick<typeof fs, 'accessSync'>> | { statfsSync: typeof nearlyFull }) {
  const { accessSync, statfsSync } = fs;
  Object.assign(fs, disk);
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(fs, { accessSync, statfsSync });
    syncBuiltinESMExports();
  });
}
const nearlyFull = () => ({ bsize: 1_048_576, bavail: 1 });

describe('a start that cannot work', () => {
  it('X10 says that the data folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(openPglite({ folder: file })).rejects.toThrow(
      `The data folder ${file} is a file, or lies below one: move it away, or choose another folder with DATA_DIR.`,
    );
  });

  it('X10 says that there is no build, and what makes it', () => {
    const distDir = join(folder, 'dist');
    expect(() => demandBuild({ distDir })).toThrow(
      `There is no build in ${distDir}: \`npm run build\` makes it, and \`npm start\` does so by itself. Where the pages are served elsewhere, set DIST_DIR=none.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('X10 says that the disk is full, before it makes a database there', async () => {
    pretend({ statfsSync: nearlyFull });
    await expect(openPglite({ folder })).rejects.toThrow(
      `The disk of the data folder ${folder} is full: 1 MB are left, and 80 MB are needed. Free some space, or choose another folder with DATA_DIR.`,
    );
    expect(readdirSync(folder)).not.toContain('pglite');
  });

  it('X10 says that the disk can only be read', async () => {
    pretend({
      accessSync() {
        throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
      },
    });
    await expect(openPglite({ folder })).rejects.toThrow(
      `The data folder ${folder} is on a disk that can only be read: mount it writable, or choose another folder with DATA_DIR.`,
    );
  });
});

describe('a damaged data folder', () => {
  const filled = async () => {
    await fillFolder(folder, 'tables');
    return join(folder, 'pglite');
  };

  it.each([
    [
      'a log cut short',
      (database: string) => {
        for (const name of readdirSync(join(database, 'pg_wal')))
          if (/^[0-9A-F]{24}$/.test(name)) truncateSync(join(database, 'pg_wal', name), 100);
      },
      'could not locate a valid checkpoint record',
    ],
    [
      'a garbled control file',
      (database: string) => {
        writeFileSync(join(database, 'global/pg_control'), 'x'.repeat(8192));
      },
      'is damaged: ',
    ],
    [
      'a file that is gone',
      (database: string) => {
        rmSync(join(database, 'pg_xact'), { recursive: true });
        mkdirSync(join(database, 'pg_xact'));
      },
      'could not access status of transaction',
    ],
    [
      'no sign of its version',
      (database: string) => {
        rmSync(join(database, 'PG_VERSION'));
      },
      'it has no file PG_VERSION',
    ],
  ])('X10 with %s is named, with the way back from a backup', async (_, damage, reason) => {
    const database = await filled();
    damage(database);
    const left = readdirSync(database);
    const failure: unknown = await openPglite({ folder }).catch(String);
    expect(failure).toMatch(
      new RegExp(`^StartFault: The database in the data folder ${folder} is damaged: `),
    );
    expect(failure).toContain(reason);
    expect(failure).toContain('npm run restore -- <backup>');
    expect(readdirSync(database)).toEqual(expect.arrayContaining(left));
  });

  it('X10 of another version, or of a PostgreSQL server, is told apart', async () => {
    const database = await filled();
    writeFileSync(join(database, 'PG_VERSION'), '14\n');
    await expect(openPglite({ folder })).rejects.toThrow('was made by PostgreSQL 14');
    await expect(openPglite({ folder: database })).rejects.toThrow(
      `The data folder ${database} belongs to a PostgreSQL server`,
    );
  });
});

describe('a disk that fills while the server runs', () => {
  it('X10 refuses changes, answers what is read, says so once, and goes on by itself', async () => {
    let isFull = false;
    const opened = await openTestDatabase('catalogue');
    const server = await startTestServer({ database: { ...opened, hasRoom: () => !isFull } });
    const { access, email, password } = await server.join();
    isFull = true;
    for (const _ of [1, 2]) {
      const login = await server.call('createToken', { body: { email, password } });
      expect(expectStatus(login, 503).headers.get('retry-after')).toBe('5');
    }
    expectStatus(await server.call('getProfile', { token: access }), 200);
    const said = server.logged().split('the disk of the data folder is full');
    expect(said.length - 1).toBe(1);
    isFull = false;
    expectStatus(await server.call('createToken', { body: { email, password } }), 200);
    expect(server.logged()).toContain('the disk of the data folder has room again');
    await server.stop();
  });
});
