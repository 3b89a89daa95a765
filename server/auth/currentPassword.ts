import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { fieldError } from '../http/fieldErrors';
import { problems } from '../http/problem';
import { findUser } from '../users/users';
import type { Deps } from './deps';

type User = typeof users.$inferSelect;

const wrongPassword = () =>
  problems.invalidInput({
    current_password: [fieldError('wrong-password', 'current_password')],
  });

type Known = Pick<User, 'emailKey' | 'email' | 'name'> & {
  /** Locks the user's row; throws if the password was replaced since it was checked. */
  lock(transaction: Database): Promise<User>;
};

/** Guards what a stolen session alone must not do; throws if the password is wrong. */
export async function requirePassword(
  { database, passwords, rateLimits }: Pick<Deps, 'database' | 'passwords' | 'rateLimits'>,
  userId: string,
  password: string,
): Promise<Known> {
  await rateLimits.passwordsOfUser.take(userId);
  const user = await findUser(database, userId);
  if (user === null) throw problems.unauthorized();
  if (!(await passwords.verify(user.passwordHash, password))) throw wrongPassword();
  return {
    emailKey: user.emailKey,
    email: user.email,
    name: user.name,
    async lock(transaction) {
      const [current] = await transaction
        .select()
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      if (current === undefined) throw problems.unauthorized();
      if (current.passwordHash !== user.passwordHash) throw wrongPassword();
      return current;
    },
  };
}
