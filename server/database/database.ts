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
  /** Resolves once listening; the answer ends it. */
  subscribe(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
};

export type OpenDatabase = {
  database: Database;
  /** Whether no other process can have it open. */
  isExclusive: boolean;
  notifier: Notifier;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
