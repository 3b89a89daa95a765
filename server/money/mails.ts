import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { purchases, users } from '../database/schema';
import { moneyMail } from '../mail/moneyMails';
import { deliver } from '../mail/deliver';
import type { Attempt } from '../jobs/job';
import type { Deps } from './deps';

export const moneyMailSchema = v.object({
  about: v.picklist(['purchase', 'renewal', 'failed-renewal', 'cancellation']),
  purchaseId: v.string(),
  /** The first or next charge, or the end of what does not renew; null if there is none. */
  date: v.nullable(v.string()),
});

/** What a mail about money says. */
export type MoneyMail = v.InferOutput<typeof moneyMailSchema>;

/** Mails a user in the language of the purchase. */
export async function sendMoneyMail(
  services: Pick<Deps, 'clock' | 'database' | 'mailer' | 'publicOrigin'>,
  { about, purchaseId, date }: MoneyMail,
  attempt: Attempt,
): Promise<void> {
  const { database, publicOrigin } = services;
  const { userId } = attempt;
  if (userId === null) return;
  const [found] = await database
    .select({
      purchase: purchases,
      email: users.email,
      name: users.name,
      isConfirmed: users.isEmailConfirmed,
    })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(eq(purchases.id, purchaseId), eq(purchases.userId, userId)));
  if (found === undefined) return;
  const { purchase, email, name, isConfirmed } = found;
  const text = moneyMail(purchase.locale, about, {
    name: isConfirmed ? name : null,
    offer: purchase.offer,
    isRenewing: purchase.method === 'card',
    date: date === null ? null : new Date(date),
    origin: publicOrigin(),
  });
  await deliver(services, attempt, { to: email, ...text });
}
