import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../base/clock';

const VALID_MS = 600_000;
/** Within this time a file keeps its address, so that a browser need not load it again. */
const SAME_FOR_MS = 300_000;
export const LONGEST_VALID_MS = VALID_MS + SAME_FOR_MS;

export type MediaAddresses = {
  /** A path that shows one file to anybody who has it, for 10 to 15 minutes. */
  sign(key: string): string;
  /** How many whole seconds an address is still valid; null: it is forged or has expired. */
  remaining(key: string, expires: number, signature: string): number | null;
};

/** Addresses that are themselves the permission, so they are short-lived and never stored. */
export function createMediaAddresses(secret: Uint8Array, clock: Clock): MediaAddresses {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'addresses of media', 32));
  const signatureOf = (key: string, expires: number) =>
    createHmac('sha256', signingKey).update(`${key}\n${expires}`).digest('base64url');

  return {
    sign(key) {
      const at = clock.now().getTime() + VALID_MS;
      const expires = (Math.ceil(at / SAME_FOR_MS) * SAME_FOR_MS) / 1000;
      const signature = signatureOf(key, expires);
      return `/media/${key}?expires=${expires}&signature=${signature}`;
    },
    remaining(key, expires, signature) {
      // Compares the encoded texts: several decode to the same bytes.
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(key, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const left = expires - clock.now().getTime() / 1000;
      return left > 0 ? Math.floor(left) : null;
    },
  };
}
