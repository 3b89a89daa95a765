import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';
import { locales } from '../../../common/locales';

/** Codes sent to an address, so that whoever reads its mail can confirm it; hashes only. */
export const emailCodes = pgTable(
  'email_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Tokens sent to set a new password; hashes only. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** The new address that a user asked for, until its code is entered; only the latest. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** Of a code sent to that address; if it belongs to somebody else, of one that was never sent. */
  hash: text().notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** Optional mails that a user wants; without a row, none. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    reminders: boolean().notNull(),
    /** The language of the mails. */
    locale: text({ enum: locales }).notNull(),
    remindedAt: instant('reminded_at'),
  },
  (table) => [index('mail_preferences_reminded').on(table.remindedAt)],
);
