import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Whether who holds a lease of so many seconds has died. One that ends later than any can was given
 * before the clock was put back.
 */
export const isLeaseOver = (leaseUntil: AnyPgColumn, seconds: number) =>
  sql<boolean>`(${leaseUntil} < now() or ${leaseUntil} > now() + make_interval(secs => ${2 * seconds}))`;
