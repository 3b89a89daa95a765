import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** PostgreSQL as the features see it; a transaction is one, too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Messages between processes that share the database, by LISTEN/NOTIFY. */
export type Notifier = {
  /**
   * Sends at most 7999 bytes to every process that subscribed. With `within`, when that transaction
   * commits, and not at all when it does not.
   */
  publish(channel: string, payload: string, within?: Database): Promise<void>;
  /**
   * Resolves once listening; the answer ends it. `onMissed` is called when the line to the database
   * is back after it broke: what was published meanwhile was not heard.
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
  /** Rejects when the database does not answer, or its notifications do not arrive. */
  ping(): Promise<void>;
  /** Whether what is to be kept finds its place on the disk, as far as this process can tell. */
  hasRoom(): boolean;
  close(): Promise<void>;
};
