import { eq } from 'drizzle-orm';
import { users } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { addressKey } from '../http/rateLimiter';
import { grantPremiumDay } from '../money/premiumDay';
import { emailKeyOf } from '../users/emailKey';
import type { Deps } from './deps';
import { deviceOf } from './device';

export const tokenRoutes = (services: Deps): OperationRoute[] => {
  const { accessTokens, database, passwords, rateLimits, refreshTokens } = services;
  return [
    handle('createToken', async ({ body, request }) => {
      const emailKey = emailKeyOf(body.email);
      const address = addressKey(request.ip);
      await rateLimits.signInOfAddress.take(address);
      await rateLimits.signInOfAccount.take(`${address} ${emailKey}`);
      await rateLimits.signInFromEverywhere.take(emailKey);
      const [user] = await database
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.emailKey, emailKey));
      const isRight = await passwords.verify(user?.passwordHash ?? null, body.password);
      if (user === undefined || !isRight) throw problems.invalidCredentials();
      const device = deviceOf(request.headers['user-agent']);
      const session = await refreshTokens.begin(user.id, user.passwordHash, device);
      if (session === null) throw problems.invalidCredentials();
      const access = await accessTokens.issue(session);
      return { status: 200, body: { access, refresh: session.refresh } };
    }),

    handle('refreshToken', async ({ body }) => {
      const session = await refreshTokens.rotate(body.refresh);
      if (session === null) throw problems.unauthorized();
      await grantPremiumDay(services, session.userId);
      const access = await accessTokens.issue(session);
      return { status: 200, body: { access, refresh: session.refresh } };
    }),

    handle('logout', async ({ body }) => {
      await refreshTokens.revoke(body.refresh);
      return { status: 204 };
    }),
  ];
};
