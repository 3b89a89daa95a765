import { and, asc, desc, eq, gt, isNull, notInArray } from 'drizzle-orm';
import type { Clock } from '../base/clock';
import type { Database, Notifier } from '../database/database';
import { waitForTask } from '../database/locks';
import { characters, rankings } from '../database/schema';
import { digest } from './cursor';

export const CHANNEL = 'catalogue';

const KEPT = 24;

export type Ranking = { id: string; slugs: string[] };

/** The rankings that pages may continue in, the current one first. */
export const readRankings = (database: Database): Promise<Ranking[]> =>
  database
    .select({ id: rankings.id, slugs: rankings.slugs })
    .from(rankings)
    .orderBy(desc(rankings.number))
    .limit(KEPT);

/** Ranks the characters on show by chats started, for all processes, and notifies them. */
export async function rank(
  { database, notifier, clock }: { database: Database; notifier: Notifier; clock: Clock },
  { unlessWithinMs }: { unlessWithinMs: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await waitForTask(transaction, 'ranking');
    const now = clock.now();
    const since = new Date(now.getTime() - unlessWithinMs);
    const recent = await transaction
      .select({ id: rankings.id })
      .from(rankings)
      .where(gt(rankings.rankedAt, since))
      .limit(1);
    if (recent.length > 0) return;
    const rows = await transaction
      .select({ slug: characters.slug })
      .from(characters)
      .where(and(eq(characters.kind, 'official'), isNull(characters.retiredAt)))
      .orderBy(desc(characters.chatsStarted), asc(characters.position));
    const slugs = rows.map(({ slug }) => slug);
    const id = digest(...slugs);
    await transaction.delete(rankings).where(eq(rankings.id, id));
    await transaction.insert(rankings).values({ id, slugs, rankedAt: now });
    const kept = (await readRankings(transaction)).map((ranking) => ranking.id);
    await transaction.delete(rankings).where(notInArray(rankings.id, kept));
    await notifier.publish(CHANNEL, '', transaction);
  });
}
