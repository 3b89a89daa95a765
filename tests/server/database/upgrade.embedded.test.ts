import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPglite } from '../../../server/database/pglite';
import { fillFolder } from '../../support/databaseTemplate';
import { madeLater } from '../../support/upgrade';

describe('a data folder', { timeout: 120_000 }, () => {
  let home: string;
  beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'upgrade-'))));
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('X10 of a newer release is left alone, with the way out', async () => {
    const folder = join(home, 'data');
    await fillFolder(folder, 'tables');
    const opened = await openPglite({ folder });
    await opened.database.execute(madeLater);
    await opened.close();
    const again = openPglite({ folder });
    await expect(again).rejects.toThrow(
      `The database in the data folder ${folder} was brought up to date by a newer release than this one: start that release, or put a backup that this one made in its place with \`npm run restore -- <backup>\`. Nothing was changed.`,
    );
    await expect(openPglite({ folder })).rejects.toThrow('newer release');
  });
});
