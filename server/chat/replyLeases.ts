import { sql } from 'drizzle-orm';
import { messages } from '../database/schema';

/** How long a reply counts as under way after its writer was last heard of. */
const LEASE_SECONDS = 6;
export const RENEW_EVERY_MS = 2_000;
export const LOOK_EVERY_MS = 1_000;

export const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** A lease that ends later than any can dates from before the clock was set back. */
export const isLeaseOver = sql`(
  ${messages.leaseUntil} < clock_timestamp()
  or ${messages.leaseUntil} > clock_timestamp() + make_interval(secs => ${2 * LEASE_SECONDS})
)`;
