import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { overPglite, startParams } from '../../server/database/pglite';
import { preparedFolder } from './databaseTemplate';
import type { Template } from './databaseTemplate';
import { lend } from './lend';
import { lentNotifier } from './lentNotifier';
import { readContents, watchDatabase } from './rememberedDatabase';
import type { Contents, Run } from './rememberedDatabase';

type Kept = { client: PGlite; restore: (run: Run) => Promise<boolean> };

/** Those of this worker that nobody uses, as their template made them. */
const free: Record<Template, Kept[]> = { tables: [], catalogue: [] };
const contents = new Map<Template, Contents>();

const runOn =
  (client: Pick<PGlite, 'query'>): Run =>
  async (text, values = []) =>
    (await client.query<Record<string, unknown>>(text, values)).rows;

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the embedded databases of a run are; it goes when the run is over. */
    embeddedFolder: string;
  }
}

/** In a folder: to unpack a template into memory takes eight times as much of the processor. */
async function make(template: Template): Promise<Kept> {
  const dataDir = mkdtempSync(join(inject('embeddedFolder'), 'kept-'));
  cpSync(join(await preparedFolder(template), 'pglite'), dataDir, { recursive: true });
  const client = await PGlite.create({ dataDir, startParams });
  const run = runOn(client);
  const known = contents.get(template) ?? (await readContents(run));
  contents.set(template, known);
  return { client, restore: await watchDatabase(run, known) };
}

/** As if it were never used. */
async function isRestored({ client, restore }: Kept): Promise<boolean> {
  await client.exec('discard all');
  return client.transaction((transaction) => restore(runOn(transaction)));
}

/**
 * An embedded database that begins with a template. To open one takes more of the processor than to
 * empty one: it is kept for the next test when it is closed.
 */
export async function openKeptEmbedded(template: Template): Promise<OpenDatabase> {
  const kept = free[template].pop() ?? (await make(template));
  const { lent, end } = lend(kept.client, 'PGlite is closed');
  const opened = await overPglite(lent);
  const { notifier, leave } = lentNotifier(opened.notifier);
  return {
    ...opened,
    notifier,
    hasRoom: () => true,
    async close() {
      await leave();
      end();
      if (await isRestored(kept)) free[template].push(kept);
      else await kept.client.close();
    },
  };
}
