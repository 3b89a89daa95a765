import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/database/database';
import { characters, unconfirmedClaims } from '../../../server/database/schema';
import { openTestDatabase } from '../../support/testDatabase';

// They may be the first to open an embedded database, which takes its time beside other work.
vi.setConfig({ testTimeout: 120_000 });

const claim = { address: 'a', claimedAt: new Date(0) };

/** What a test could tell a new database by from one that was used. */
async function look({ database }: OpenDatabase) {
  const before = await database.$count(unconfirmedClaims);
  const [made] = await database.insert(unconfirmedClaims).values(claim).returning();
  const all = await database.query.characters.findMany({ orderBy: characters.slug });
  return { before, made, all };
}

it('a database that is closed is as new for whoever opens the next', async () => {
  const first = await openTestDatabase('catalogue');
  const asNew = await look(first);
  const slug = asNew.all[0]?.slug ?? '';
  await first.database.update(characters).set({ slug: 'changed' }).where(eq(characters.slug, slug));
  const heard: string[] = [];
  await first.notifier.subscribe('news', (payload) => heard.push(payload));
  await first.close();
  await expect(first.database.$count(unconfirmedClaims)).rejects.toThrow();

  const second = await openTestDatabase('catalogue');
  expect(await look(second)).toEqual(asNew);
  const answers = new Promise<string>((resolve) => {
    void second.notifier
      .subscribe('news', resolve)
      .then(() => second.notifier.publish('news', 'x'));
  });
  expect(await answers).toBe('x');
  expect(heard).toEqual([]);
  await second.close();
});

it('a database whose tables were changed is not used again', async () => {
  const first = await openTestDatabase();
  await first.database.execute(sql`alter table mails add column more text`);
  await first.close();
  const second = await openTestDatabase();
  await expect(second.database.execute(sql`select more from mails`)).rejects.toThrow();
  await second.close();
});
