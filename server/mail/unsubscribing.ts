import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Links that stop mails without a login; they are valid as long as the key. */
export type Unsubscribing = {
  /** The page with the token, for the mail itself. */
  pageOf(userId: string): string;
  /** Headers for a mail program to offer it (RFC 2369, RFC 8058). */
  headersOf(userId: string): Record<string, string>;
  /** Whose mails a token stops; null: not ours. */
  verify(token: string): string | null;
};

const idSchema = v.pipe(v.string(), v.uuid());

export function createUnsubscribing(secret: Uint8Array, origin: () => string): Unsubscribing {
  const key = createHmac('sha256', secret).update('unsubscribing').digest();
  const signatureOf = (userId: string) =>
    createHmac('sha256', key).update(`reminders ${userId}`).digest('base64url');
  const tokenOf = (userId: string) => `${userId}.${signatureOf(userId)}`;
  return {
    pageOf: (userId) => `${origin()}/email/unsubscribe?token=${tokenOf(userId)}`,
    headersOf: (userId) => ({
      'List-Unsubscribe': `<${origin()}/api/email/unsubscribe?token=${tokenOf(userId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    verify(token) {
      const [userId = ''] = token.split('.');
      if (!v.is(idSchema, userId)) return null;
      // Compares the encoded texts: several decode to the same bytes.
      const given = Buffer.from(token);
      const right = Buffer.from(tokenOf(userId));
      return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
    },
  };
}
