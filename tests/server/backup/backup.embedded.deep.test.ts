import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { makeBackup } from '../../../server/backup/make';
import { restoreBackup } from '../../../server/backup/restore';
import { openPglite } from '../../../server/database/pglite';
import { createContractClient } from '../../support/contractClient';
import { databaseTemplate } from '../../support/databaseTemplate';
import { startServerProcess } from '../../support/serverProcess';

const now = new Date('2026-11-25T08:30:00.000Z');
const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

let home: string;
let folder: string;
let backups: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'backup-'));
  [folder, backups] = [join(home, 'data'), join(home, 'backups')];
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const open = async (where = folder) =>
  openPglite({ folder: where, template: await databaseTemplate('tables') });
type Opened = Awaited<ReturnType<typeof open>>;
const write = ({ database }: Opened, name: string) =>
  database.execute(`insert into mails (recipient, subject, text) values ('a', '${name}', 'text')`);
const subjects = async ({ database }: Opened) =>
  (await database.query.mails.findMany()).map(({ subject }) => subject);

function writeBeside(name: string, text: string): void {
  mkdirSync(join(folder, 'media'), { recursive: true });
  writeFileSync(join(folder, 'media', name), text);
}

/** A folder with one mail and one file, and its backup: made once, copied for each test. */
let simple: string;
beforeAll(async () => {
  simple = mkdtempSync(join(tmpdir(), 'backup-'));
  const data = join(simple, 'data');
  const opened = await open(data);
  await write(opened, 'kept');
  mkdirSync(join(data, 'media'));
  writeFileSync(join(data, 'media/voice.mp3'), 'sound');
  await opened.close();
  await makeBackup(data, join(simple, 'backups'), now);
}, 120_000);
afterAll(() => {
  rmSync(simple, { recursive: true, force: true });
});

function simpleBackup(): string {
  cpSync(simple, home, { recursive: true });
  return join(backups, readdirSync(backups)[0] ?? '');
}

describe('a backup', { timeout: 120_000 }, () => {
  it('O1 has all that was kept when it began, while others write', async () => {
    const opened = await open();
    writeBeside('voice.mp3', 'sound');
    const before = Array.from({ length: 20 }, (_, index) => `before ${index}`);
    for (const name of before) await write(opened, name);
    let isOver = false;
    let count = 0;
    const writing = (async () => {
      while (!isOver) {
        await opened.database.transaction(async (transaction) => {
          for (const half of ['one', 'two'])
            await transaction.execute(
              `insert into mails (recipient, subject, text) values ('a', 'pair ${count} ${half}', '')`,
            );
        });
        count += 1;
        // As calls come over the network: the database itself never lets anybody else have a turn.
        await nextTurn();
      }
    })();
    const backup = await makeBackup(folder, backups, now);
    isOver = true;
    await writing;
    await opened.close();
    expect(backup).toBe(join(backups, 'confidant-2026-11-25T08-30-00'));
    expect(readdirSync(backups)).toEqual(['confidant-2026-11-25T08-30-00']);
    expect(statSync(backup).mode & 0o077).toBe(0);

    const other = join(home, 'other');
    expect(await restoreBackup(backup, other, now)).toBe(null);
    expect(readdirSync(other).sort()).toEqual(['media', 'pglite']);
    expect(readFileSync(join(other, 'media/voice.mp3'), 'utf8')).toBe('sound');
    const restored = await open(other);
    const found = await subjects(restored);
    expect(found).toEqual(expect.arrayContaining(before));
    const pairs = found.filter((subject) => subject.startsWith('pair'));
    const whole = new Set(pairs.map((subject) => subject.split(' ')[1]));
    expect(pairs.length).toBe(whole.size * 2);
    await write(restored, 'afterwards');
    await restored.close();
  });

  it('O1 of a folder that nobody uses is made as well, and replaces no other', async () => {
    const first = simpleBackup();
    const second = await makeBackup(folder, backups, now);
    expect(second).toBe(`${first}-2`);
    expect(readdirSync(backups).length).toBe(2);
    await expect(makeBackup(join(home, 'none'), backups, now)).rejects.toThrow(
      `There is no database in the data folder ${join(home, 'none')}.`,
    );
  });
});

describe('putting a backup back', { timeout: 120_000 }, () => {
  it('O1 keeps what was there, and takes away what the backup has not', async () => {
    const backup = simpleBackup();
    const opened = await open();
    await write(opened, 'later');
    writeBeside('later.mp3', 'sound');
    await opened.close();
    const kept = await restoreBackup(backup, folder, now);
    expect(kept).toBe(join(folder, 'replaced-2026-11-25T08-30-00'));
    const restored = await open();
    expect(await subjects(restored)).toEqual(['kept']);
    await restored.close();
    expect(readdirSync(join(folder, 'media'))).toEqual(['voice.mp3']);
    expect(existsSync(join(kept ?? '', 'media/later.mp3'))).toBe(true);
    const old = await open(kept ?? '');
    expect((await subjects(old)).sort()).toEqual(['kept', 'later']);
    await old.close();
  });

  it('O1 is refused while a server uses the folder', async () => {
    const backup = simpleBackup();
    const opened = await open();
    await expect(restoreBackup(backup, folder, now)).rejects.toThrow(
      'is in use by another process',
    );
    await write(opened, 'still here');
    await opened.close();
  });

  it.each([
    [
      'cut short',
      (backup: string) => {
        truncateSync(join(backup, 'database.tar.gz'), 1000);
      },
      'database.tar.gz is not what was written',
    ],
    [
      'garbled',
      (backup: string) => {
        writeFileSync(join(backup, 'media/voice.mp3'), 'souNd');
      },
      'media/voice.mp3 is not what was written',
    ],
    [
      'without a file',
      (backup: string) => {
        rmSync(join(backup, 'media/voice.mp3'));
      },
      'media/voice.mp3 is missing',
    ],
    [
      'without its list',
      (backup: string) => {
        rmSync(join(backup, 'backup.json'));
      },
      'it has no backup.json',
    ],
    [
      'leading elsewhere',
      (backup: string) => {
        const list = readFileSync(join(backup, 'backup.json'), 'utf8');
        const changed = list.replace('media/voice.mp3', 'media/../../../voice.mp3');
        writeFileSync(join(backup, 'backup.json'), changed);
      },
      'its backup.json cannot be read',
    ],
  ])('O1 of a backup that is %s is refused, and nothing is changed', async (_, spoil, reason) => {
    const backup = simpleBackup();
    spoil(backup);
    const before = readdirSync(folder);
    await expect(restoreBackup(backup, folder, now)).rejects.toThrow(
      `The backup ${backup} is not whole: ${reason}. Nothing was changed.`,
    );
    expect(readdirSync(folder)).toEqual(before);
    const opened = await open();
    expect(await subjects(opened)).toEqual(['kept']);
    await opened.close();
  });

  it('O1 that was cut off is not taken for an empty folder', async () => {
    const backup = simpleBackup();
    rmSync(join(folder, 'pglite'), { recursive: true });
    mkdirSync(join(folder, 'restore.new'));
    await expect(openPglite({ folder })).rejects.toThrow(
      `Putting a backup into the data folder ${folder} was cut off: do it again with`,
    );
    await restoreBackup(backup, folder, now);
    const opened = await open();
    expect(await subjects(opened)).toEqual(['kept']);
    await opened.close();
  });
});

it('O1 both commands work beside a server that runs', async () => {
  const command = (name: string, path: string, dataDir: string) =>
    run(process.execPath, ['--import', 'tsx', 'server/backup/main.ts', name, path], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
    });
  const server = await startServerProcess(folder);
  onTestFinished(() => server.kill());
  const client = createContractClient(server.origin);
  const [email, password] = [`${randomUUID()}@example.org`, 'a good password'];
  const signup = { name: 'Ada', email, password, password_repeat: password };
  const body = { ...signup, adult: true, terms: true };
  // Until its rules for names are read.
  await expect
    .poll(() => client.call('register', { body }).then(({ status }) => status), {
      timeout: 60_000,
    })
    .toBe(201);
  const made = await command('make', backups, folder);
  const [name = ''] = readdirSync(backups);
  expect(made.stdout).toBe(`The backup is ${join(backups, name)}\n`);
  const refused: unknown = await command('restore', join(backups, name), folder).catch(String);
  expect(refused).toContain(`The data folder ${folder} is in use by another process`);
  await server.kill();

  const other = join(home, 'other');
  const restored = await command('restore', join(backups, name), other);
  expect(restored.stdout).toBe(`The backup is restored into ${other}.\n`);
  const next = await startServerProcess(other);
  onTestFinished(() => next.kill());
  const { call } = createContractClient(next.origin);
  // A loop that is late after the start has who begins come back.
  const login = { body: { email, password } };
  await expect
    .poll(() => call('createToken', login).then(({ status }) => status), { timeout: 60_000 })
    .toBe(200);
  expect(await next.stop()).toBe(0);
}, 600_000);
