import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mailsToStrangers, users } from '../database/schema';
import { NotBefore } from '../jobs/job';
import type { Attempt } from '../jobs/job';
import { emailKeyOf } from '../users/emailKey';
import type { Deps } from './deps';
import type { Mail } from './mailer';

/** Protects the mailboxes of strangers whose address somebody else entered. */
const AT_MOST = 3;
const WITHIN_MS = 3_600_000;

const digestOf = (to: string) => createHash('sha256').update(emailKeyOf(to)).digest('base64url');
const begins = (now: Date) => new Date(now.getTime() - WITHIN_MS);

async function isConfirmed(within: Database, to: string): Promise<boolean> {
  const [owner] = await within
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKeyOf(to)), eq(users.isEmailConfirmed, true)));
  return owner !== undefined;
}

/** When the next mail may go to an address; null: now. `jobId` has been counted already. */
async function nextAt(within: Database, to: string, now: Date, jobId: string | null) {
  const isOther = jobId === null ? undefined : ne(mailsToStrangers.jobId, jobId);
  const sent = await within
    .select({ at: mailsToStrangers.sentAt })
    .from(mailsToStrangers)
    .where(
      and(
        eq(mailsToStrangers.address, digestOf(to)),
        gt(mailsToStrangers.sentAt, begins(now)),
        // A later time dates from before the clock was set back.
        lte(mailsToStrangers.sentAt, now),
        isOther,
      ),
    )
    .orderBy(desc(mailsToStrangers.sentAt))
    .limit(AT_MOST);
  const first = sent[AT_MOST - 1];
  return first === undefined ? null : new Date(first.at.getTime() + WITHIN_MS);
}

/** When a mail to an address would leave if it were asked for now; null: at once. */
export const nextMailAt = async (within: Database, to: string, now: Date): Promise<Date | null> =>
  (await isConfirmed(within, to)) ? null : nextAt(within, to, now, null);

/** Sends a mail; postpones it if its address is unconfirmed and has had too many. */
export async function deliver(
  { clock, database, mailer }: Pick<Deps, 'clock' | 'database' | 'mailer'>,
  { id, signal }: Attempt,
  mail: Mail,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (await isConfirmed(transaction, mail.to)) return;
    const now = clock.now();
    const address = digestOf(mail.to);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 2))`);
    const at = await nextAt(transaction, mail.to, now, id);
    if (at !== null) throw new NotBefore(at);
    await transaction
      .insert(mailsToStrangers)
      .values({ jobId: id, address, sentAt: now })
      .onConflictDoUpdate({ target: mailsToStrangers.jobId, set: { sentAt: now } });
  });
  await mailer.send(mail, signal);
}

/** Deletes what no longer counts. */
export async function forgetDelivered(within: Database, now: Date): Promise<void> {
  await within.delete(mailsToStrangers).where(lte(mailsToStrangers.sentAt, begins(now)));
}
