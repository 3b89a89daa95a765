import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { problems } from '../http/problem';

// argon2id is the library's default; 47104 KiB is what one hash takes in memory.
const FULL_STRENGTH = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_AT_MOST = 100;

/** The cost of verifying a password; a hash records the one it was made with. */
export type HashStrength = typeof FULL_STRENGTH;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Without a hash, answers false after as much work as with one. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
};

/** Runs at most `AT_ONCE` jobs; answers 429 when too many wait. */
function createGate() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_AT_MOST) throw problems.rateLimited(5);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export async function createPasswords(strength = FULL_STRENGTH): Promise<Passwords> {
  const gate = createGate();
  const decoy = await hash(randomBytes(16), strength);
  return {
    hash: (password) => gate(() => hash(password, strength)),
    async verify(passwordHash, password) {
      const isRight = await gate(() => verify(passwordHash ?? decoy, password));
      return isRight && passwordHash !== null;
    },
  };
}
