import { eq } from 'drizzle-orm';
import { users } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { accountMail } from '../mail/accountTexts';
import { findUser, toProfile } from '../profile/profile';
import type { Services } from '../services';
import { addEmailCode, isEmailCode, lastEmailCodeAt } from './emailCodes';

const BETWEEN_MAILS_MS = 60_000; // spec 4.8

export const activationRoutes = (services: Services): OperationRoute[] => {
  const { background, clock, database, eventLog, mailer, rateLimits } = services;
  return [
    handle('activateEmail', async ({ params, requireSession }) => {
      const { userId } = requireSession();
      await rateLimits.codesOfUser.take(userId);
      const profile = await eventLog.change(userId, async ({ transaction, append }) => {
        const now = clock.now();
        const user = await findUser(transaction, userId);
        if (user === null) throw problems.unauthorized();
        if (!(await isEmailCode(transaction, userId, params.code, now)))
          throw user.isEmailConfirmed ? problems.alreadyConfirmed() : problems.invalidCode();
        const confirmed = toProfile({ ...user, isEmailConfirmed: true }, now);
        if (user.isEmailConfirmed) return confirmed;
        await transaction.update(users).set({ isEmailConfirmed: true }).where(eq(users.id, userId));
        await append({ name: 'profile', data: { profile: confirmed } });
        return confirmed;
      });
      return { status: 200, body: profile };
    }),

    handle('resendActivation', async ({ requireSession, locale }) => {
      const { userId } = requireSession();
      const now = clock.now();
      const { sentAt, mail } = await database.transaction(async (transaction) => {
        const [user] = await transaction
          .select()
          .from(users)
          .where(eq(users.id, userId))
          .for('update');
        if (user === undefined) throw problems.unauthorized();
        if (user.isEmailConfirmed) throw problems.alreadyConfirmed();
        const last = await lastEmailCodeAt(transaction, userId);
        if (last !== null && now.getTime() - last.getTime() < BETWEEN_MAILS_MS)
          return { sentAt: last, mail: null };
        const code = await addEmailCode(transaction, userId, now);
        const values = { name: user.name, code, origin: services.publicOrigin() };
        return {
          sentAt: now,
          mail: { to: user.email, ...accountMail(locale, 'confirmation', values) },
        };
      });
      if (mail !== null) background.run('confirmation mail', () => mailer.send(mail));
      const nextAt = new Date(sentAt.getTime() + BETWEEN_MAILS_MS);
      return {
        status: 200,
        body: { sent_at: sentAt.toISOString(), next_at: nextAt.toISOString() },
      };
    }),
  ];
};
