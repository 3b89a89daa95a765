import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { createUnsubscribing } from '../../../server/mail/unsubscribing';
import { createMediaAddresses, LONGEST_VALID_MS } from '../../../server/media/mediaAddresses';
import { itHolds } from '../../support/properties';
import { createTestClock } from '../../support/testClock';

const secret = Buffer.alloc(32, 1);
/** Letters of keys and signatures, and some that belong to neither. */
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=+ %é'];
const key = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40 });

const parse = (address: string) => {
  const { searchParams } = new URL(address, 'http://app.test');
  return {
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  };
};

const oneChange = fc.record({ at: fc.nat({ max: 100 }), to: fc.constantFrom(...letters) });

/** The same with one letter in the place of another, or behind its end. */
const withChange = (text: string, { at, to }: { at: number; to: string }) => {
  const place = at % (text.length + 1);
  return text.slice(0, place) + to + text.slice(place + 1);
};

describe('a signed address', () => {
  itHolds(
    "A5 of a mail stops the mails of its user, and with any letter changed nobody's",
    {
      name: 'unsubscribe-links',
      values: fc.record({ userId: fc.uuid(), other: fc.uuid(), change: oneChange }),
      runs: 2_000,
      deepRuns: 200_000,
    },
    ({ userId, other, change }) => {
      const { pageOf, verify } = createUnsubscribing(secret, () => 'http://app.test');
      const tokenOf = (id: string) => new URL(pageOf(id)).searchParams.get('token') ?? '';
      const token = tokenOf(userId);
      expect(verify(token)).toBe(userId);
      const changed = withChange(token, change);
      if (changed !== token) expect(verify(changed)).toBeNull();
      if (other !== userId) expect(verify(token.replace(userId, other))).toBeNull();
    },
  );

  itHolds(
    'A5 opens what it was signed for, for 10 to 15 minutes, and nothing else',
    {
      name: 'media-addresses',
      values: fc.record({
        key,
        other: key,
        signedAt: fc.nat({ max: 900_000 }),
        later: fc.nat({ max: 1_800_000 }),
        change: oneChange,
        longer: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      }),
      runs: 2_000,
      deepRuns: 200_000,
    },
    (value) => {
      const clock = createTestClock();
      clock.advance(value.signedAt);
      const addresses = createMediaAddresses(secret, clock);
      const { expires, signature } = parse(addresses.sign(value.key));
      expect(addresses.remaining(value.key, expires, signature)).toBeGreaterThanOrEqual(600);

      const changed = withChange(signature, value.change);
      if (changed !== signature)
        expect(addresses.remaining(value.key, expires, changed)).toBeNull();
      if (value.other !== value.key)
        expect(addresses.remaining(value.other, expires, signature)).toBeNull();
      if (value.longer !== 0)
        expect(addresses.remaining(value.key, expires + value.longer, signature)).toBeNull();
      const elsewhere = createMediaAddresses(Buffer.alloc(32, 2), clock);
      expect(elsewhere.remaining(value.key, expires, signature)).toBeNull();

      clock.advance(value.later);
      const left = addresses.remaining(value.key, expires, signature);
      if (value.later < 600_000) expect(left).toBeGreaterThanOrEqual(0);
      if (value.later >= LONGEST_VALID_MS) expect(left).toBeNull();
    },
  );
});
