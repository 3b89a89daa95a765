import { and, eq } from 'drizzle-orm';
import { purchases, users } from '../database/schema';
import { moneyMail } from '../mail/moneyTexts';
import type { MoneyMailSubject } from '../mail/moneyTexts';
import type { Services } from '../services';

/** What a mail tells of money. */
export type MoneyMail = {
  about: MoneyMailSubject;
  purchaseId: string;
  /** The first or the next charge, or the end of what is not renewed; null where there is none. */
  date: string | null;
};

/** Writes to a user, in the language in which they bought. */
export async function sendMoneyMail(
  { database, mailer, publicOrigin, stopping }: Services,
  userId: string,
  { about, purchaseId, date }: MoneyMail,
): Promise<void> {
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
  await mailer.send({ to: email, ...text }, stopping);
}
