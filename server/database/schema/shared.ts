import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Calls per minute. The table is unlogged: fast to write, empty after a crash. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** A digest: reveals neither an account nor a network address. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_windows_end').on(table.endsAt)],
);

/** The day's claims by accounts with an unconfirmed address, by where they came from. */
export const unconfirmedClaims = pgTable(
  'unconfirmed_claims',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    /** A keyed digest of the network address. No account: deleting it must not make room. */
    address: text().notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    index('unconfirmed_claims_address').on(table.address, table.claimedAt),
    index('unconfirmed_claims_time').on(table.claimedAt),
  ],
);

/** What the database was last synchronised with. */
export const seedStates = pgTable('seed_states', {
  name: text().primaryKey(),
  digest: text().notNull(),
});

/** Orders of the catalogue, so that a page can continue in another process. */
export const rankings = pgTable('rankings', {
  /** Ascending: the highest is the current one. */
  number: bigserial({ mode: 'number' }).primaryKey(),
  /** A digest of the order itself. */
  id: text().notNull().unique(),
  slugs: text().array().notNull(),
  rankedAt: instant('ranked_at').notNull(),
});

/** Mails of the last hour to unconfirmed addresses. */
export const mailsToStrangers = pgTable(
  'mails_to_strangers',
  {
    jobId: uuid('job_id').primaryKey(),
    /** A digest, so that the address is not stored. */
    address: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('mails_to_strangers_latest').on(table.address, table.sentAt)],
);

/** Texts that the rules could not read in time. */
export const unreadTexts = pgTable('unread_texts', {
  /** A keyed digest: reveals nothing about the text. */
  digest: text().primaryKey(),
  failures: integer().notNull(),
  failedAt: instant('failed_at').notNull(),
});
