import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPglite } from '../../../server/database/pglite';
import { databaseTemplate } from '../../support/databaseTemplate';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('begins anew where a first start was cut off, keeps what was written, and lets go of its folder', async () => {
  const template = await databaseTemplate('tables');
  mkdirSync(join(folder, 'pglite.new/base'), { recursive: true });
  writeFileSync(join(folder, 'pglite.new/PG_VERSION'), 'cut off');
  const first = await openPglite({ folder, template });
  await expect(openPglite({ folder })).rejects.toThrow('is in use by another process');
  await first.database.execute("insert into mails (recipient, subject, text) values ('a','b','c')");
  await first.close();
  const second = await openPglite({ folder });
  const [mail] = await second.database.query.mails.findMany();
  expect(mail).toMatchObject({ recipient: 'a', subject: 'b', text: 'c' });
  expect(readdirSync(folder).sort()).toEqual(['lock.sock', 'pglite']);
  await second.close();
});
