import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Device } from '../../auth/device';
import { instant } from './columns';
import { settingColumns } from './settingColumns';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    ...settingColumns(),
    desires: integer('num_tokens').notNull().default(0),
    balanceVersion: integer('balance_version').notNull().default(0),
    premiumUntil: instant('premium_until'),
    /** When the free desires of the day can next be claimed; null: never claimed yet. */
    nextClaimAt: instant('next_claim_at'),
    isEmailConfirmed: boolean('is_email_confirmed').notNull().default(false),
    adultStatedAt: instant('adult_stated_at').notNull(),
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_age_adult', sql`${table.age} is null or ${table.age} >= 18`),
    check('users_num_tokens_not_negative', sql`${table.desires} >= 0`),
  ],
);

/** One session is one refresh-token family. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** The browser it was started in, as far as known. */
    browser: text().$type<Device['browser']>(),
    system: text().$type<Device['system']>(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Stores only hashes; a successor is derived from its predecessor and the server's key. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    rotatedAt: instant('rotated_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Texts that a user sent on a day (UTC), for the daily limit of free users. */
export const dailyTextCounts = pgTable(
  'daily_text_counts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
