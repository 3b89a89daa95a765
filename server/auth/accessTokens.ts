import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../base/clock';
import type { Session } from './session';

const LIFETIME_SECONDS = 15 * 60;
const ISSUER = 'urn:web-app:session';
const AUDIENCE = 'urn:web-app:api';
const TYPE = 'at+jwt';

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
});

export type AccessTokens = {
  issue(session: Session): Promise<string>;
  /** Null for anything but an unexpired access token of ours; the session may be over by now. */
  verify(token: string): Promise<Session | null>;
};

export function createAccessTokens(secret: Uint8Array, clock: Clock): AccessTokens {
  return {
    issue({ userId, sessionId }) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(secret);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp'],
          currentDate: clock.now(),
        });
        const claims = v.safeParse(claimsSchema, payload);
        return claims.success ? { userId: claims.output.sub, sessionId: claims.output.sid } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
