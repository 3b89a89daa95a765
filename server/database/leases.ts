import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Whether the holder of a lease of this many seconds has died. A lease that ends later than any can
 * dates from before the clock was set back.
 */
export const isLeaseOver = (leaseUntil: AnyPgColumn, seconds: number) =>
  sql<boolean>`(${leaseUntil} < now() or ${leaseUntil} > now() + make_interval(secs => ${2 * seconds}))`;
