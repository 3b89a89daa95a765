import { createHmac } from 'node:crypto';
import { desc, gte, lt, sql } from 'drizzle-orm';
import type { Database, Notifier } from '../database/database';
import { unreadTexts } from '../database/schema';

const CHANNEL = 'unread_texts';
const TRIED_AT_MOST = 2;
const KEPT_MS = 90 * 86_400_000;
/** The most that each process remembers. */
const KNOWN_AT_MOST = 10_000;

/** Texts that could not be read in time, by a digest that only this installation can compute. */
export type UnreadTexts = {
  /** Whether it failed so often with this reader that it is not tried again. */
  isGivenUp(reader: string, text: string): boolean;
  /** Counts a failure; returns whether it was the last one. */
  add(reader: string, text: string, now: Date): Promise<boolean>;
};

export async function openUnreadTexts({
  database,
  notifier,
  secret,
  onError,
}: {
  database: Database;
  notifier: Notifier;
  secret: Uint8Array;
  onError(error: unknown): void;
}): Promise<UnreadTexts> {
  const key = createHmac('sha256', secret).update('unread texts').digest();
  const givenUp = new Set<string>();
  const digestOf = (reader: string, text: string) =>
    createHmac('sha256', key).update(`${reader}\n${text}`).digest('base64url');

  async function readAll() {
    const rows = await database
      .select({ digest: unreadTexts.digest })
      .from(unreadTexts)
      .where(gte(unreadTexts.failures, TRIED_AT_MOST))
      .orderBy(desc(unreadTexts.failedAt))
      .limit(KNOWN_AT_MOST);
    for (const { digest } of rows) givenUp.add(digest);
  }

  function learn(digest: string) {
    const [oldest] = givenUp.size < KNOWN_AT_MOST ? [] : givenUp;
    if (oldest !== undefined) givenUp.delete(oldest);
    givenUp.add(digest);
  }

  await notifier.subscribe(CHANNEL, learn, () => void readAll().catch(onError));
  await readAll();
  return {
    isGivenUp: (reader, text) => givenUp.size > 0 && givenUp.has(digestOf(reader, text)),
    async add(reader, text, now) {
      const digest = digestOf(reader, text);
      const [row] = await database
        .insert(unreadTexts)
        .values({ digest, failures: 1, failedAt: now })
        .onConflictDoUpdate({
          target: unreadTexts.digest,
          set: { failures: sql`${unreadTexts.failures} + 1`, failedAt: now },
        })
        .returning({ failures: unreadTexts.failures });
      if (row === undefined || row.failures < TRIED_AT_MOST) return false;
      learn(digest);
      await notifier.publish(CHANNEL, digest);
      return true;
    },
  };
}

/** Deletes what was not tried for long: the rules will have changed. */
export async function forgetUnread(within: Database, now: Date): Promise<void> {
  await within
    .delete(unreadTexts)
    .where(lt(unreadTexts.failedAt, new Date(now.getTime() - KEPT_MS)));
}
