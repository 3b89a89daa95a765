import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { characters } from './characters';
import { instant } from './columns';
import { users } from './users';

export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['issue', 'character', 'message', 'picture'] }).notNull(),
    reason: text().notNull(),
    text: text().notNull(),
    characterId: uuid('character_id').references(() => characters.id, { onDelete: 'set null' }),
    messageId: uuid('message_id'),
    /** What was reported, as it was then. */
    reportedText: text('reported_text'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('reports_latest').on(table.createdAt)],
);

/** Mails that could not leave for want of an SMTP server; shown on the outbox page. */
export const mails = pgTable('mails', {
  id: uuid().primaryKey().defaultRandom(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
