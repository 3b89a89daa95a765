import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** PostgreSQL as the features use it; a transaction is one, too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Messages between processes that share the database, by LISTEN/NOTIFY. */
export type Notifier = {
  /**
   * Sends at most 7999 bytes to every subscribed process. With `within`, only when that transaction
   * commits.
   */
  publish(channel: string, payload: string, within?: Database): Promise<void>;
  /**
   * Resolves once listening; returns a function that unsubscribes. `onMissed` is called when the
   * connection is back after a break: anything published meanwhile was missed.
   */
  subscribe(
    channel: string,
    listener: (payload: string) => void,
    onMissed?: () => void,
  ): Promise<() => Promise<void>>;
};

export type OpenDatabase = {
  database: Database;
  /** Whether no other process can have it open. */
  isExclusive: boolean;
  notifier: Notifier;
  /** Rejects if the database does not answer or its notifications do not arrive. */
  ping(): Promise<void>;
  /** Whether the disk has room for more, as far as this process can tell. */
  hasRoom(): boolean;
  close(): Promise<void>;
};
