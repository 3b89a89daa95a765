import { DrizzleQueryError } from 'drizzle-orm/errors';
import * as v from 'valibot';

const fromServerSchema = v.looseObject({ severity: v.string(), code: v.string() });

/**
 * PostgreSQL's error classes and codes (manual, appendix A) that a later attempt may not meet:
 * connection, resources, shutdown, timeout, deadlock, a server that is read-only for now.
 */
const passing = /^(?:08|53|57|58)|^(?:25006|25P03|40001|40P01|55P03)$/;

/** Thrown when no connection to the database is available. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('No connection to the database', { cause });
  }
}

/** Whether a failure means that the database is unavailable, not a bug: a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  if (v.is(fromServerSchema, cause)) return passing.test(cause.code);
  // The driver's own errors are about its connection, unless a value did not suit it.
  return !(cause instanceof TypeError) && !(cause instanceof RangeError);
}
