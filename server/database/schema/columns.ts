import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time with milliseconds, read and written as a Date. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
