import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished } from 'vitest';
import { fillFolder } from '../../support/databaseTemplate';

const folder = fileURLToPath(new URL('../../../server/migrations/', import.meta.url));

it('J1 what was to be done for money before there were jobs is done by them', async () => {
  const data = mkdtempSync(join(tmpdir(), 'money-tasks-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  // Emptied, as to make a database takes four times as long.
  await fillFolder(data, 'tables');
  const client = await PGlite.create({ dataDir: join(data, 'pglite') });
  await client.exec('drop schema public cascade; create schema public');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted()) {
    if (name.includes('money_tasks_as_jobs'))
      await client.exec(`insert into money_tasks (key, task, due_at, created_at) values
        ('a', '{"kind":"mail","mail":{"about":"purchase","purchaseId":"p","date":null}}', now(), now()),
        ('b', '{"kind":"expire-checkout","provider":"stripe","checkoutId":"c"}', now(), now())`);
    await client.exec(readFileSync(`${folder}${name}`, 'utf8'));
  }
  const { rows } = await client.query('select key, kind, payload from jobs order by place');
  expect(rows).toEqual([
    { key: 'a', kind: 'money-mail', payload: { about: 'purchase', purchaseId: 'p', date: null } },
    {
      key: 'b',
      kind: 'money-call',
      payload: { kind: 'expire-checkout', provider: 'stripe', checkoutId: 'c' },
    },
  ]);
  await client.close();
}, 120_000);
