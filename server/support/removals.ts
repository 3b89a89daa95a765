import type { components } from '../../src/api/schema';
import type { Locale } from '../../common/locales';
import { reports } from '../database/schema';
import { addressKey } from '../http/rateLimiter';
import { post } from '../mail/mailJob';
import { emailKeyOf } from '../users/emailKey';
import type { Deps } from './deps';
import { receiptOf } from './receipt';

/** The promise to the person who asks. */
const DECIDED_WITHIN_MS = 48 * 3_600_000;

type Draft = components['schemas']['RemovalDraft'];
type Receipt = components['schemas']['RemovalReceipt'];

/** A request to remove a picture of a real person needs no account, and is linked to none. */
export async function takeRemoval(
  { clock, database, rateLimits }: Pick<Deps, 'clock' | 'database' | 'rateLimits'>,
  { name, email, place, text }: Draft,
  { ip, locale }: { ip: string; locale: Locale },
): Promise<Receipt> {
  await rateLimits.reportsOfAddress.take(addressKey(ip));
  // Nor may many network addresses together fill somebody's mailbox.
  await rateLimits.reportsOfAddress.take(`mailbox ${emailKeyOf(email)}`);
  const now = clock.now();
  const dueAt = new Date(now.getTime() + DECIDED_WITHIN_MS);
  const receipt = await database.transaction(async (transaction) => {
    const [report] = await transaction
      .insert(reports)
      .values({
        kind: 'removal',
        reason: 'real-person',
        name: name.trim(),
        email,
        place,
        text,
        locale,
        dueAt,
        createdAt: now,
        changedAt: now,
      })
      .returning({ id: reports.id });
    if (report === undefined) throw new Error('No request was made');
    const letter = {
      about: 'removal' as const,
      to: email,
      locale,
      receipt: receiptOf(report.id),
      dueAt: dueAt.toISOString(),
    };
    await post(transaction, letter, { now });
    return letter.receipt;
  });
  return { receipt, due_at: dueAt.toISOString() };
}
