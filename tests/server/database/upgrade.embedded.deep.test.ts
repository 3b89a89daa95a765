import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBackup } from '../../../server/backup/make';
import { restoreBackup } from '../../../server/backup/restore';
import { loadDump, openPglite } from '../../../server/database/pglite';
import { oldDump } from '../../support/upgrade';

describe('a data folder', { timeout: 120_000 }, () => {
  let home: string;
  beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'upgrade-'))));
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('O1 of old is backed up, put back, and brought up to date by the next start', async () => {
    const now = new Date('2026-11-20T08:30:00.000Z');
    const folder = join(home, 'data');
    const other = join(home, 'other');
    await mkdir(folder);
    await loadDump(await oldDump('each'), join(folder, 'pglite'));
    await restoreBackup(await makeBackup(folder, join(home, 'backups'), now), other, now);
    const opened = await openPglite({ folder: other });
    const texts = await opened.database.query.messages.findMany({ columns: { text: true } });
    await opened.close();
    expect(texts.map(({ text }) => text)).toContain('Farewell, old friend.');
  });
});
