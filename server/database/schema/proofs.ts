import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';
import { locales } from '../../../common/locales';

/** Codes that were sent to an address, so that who has its mails can confirm it; hashes only. */
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

/** Tokens that were sent to set a new password; hashes only. */
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

/** The address that a user wants instead, until its code comes back; the latest one alone. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** Of a code that was sent to that address; where somebody else has it, of one that never was. */
  hash: text().notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** Which mails a user wants that nobody needs; without a row, none. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    reminders: boolean().notNull(),
    /** In which they are written. */
    locale: text({ enum: locales }).notNull(),
    remindedAt: instant('reminded_at'),
  },
  (table) => [index('mail_preferences_reminded').on(table.remindedAt)],
);
