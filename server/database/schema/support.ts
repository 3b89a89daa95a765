import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { locales } from '../../../common/locales';
import { characters } from './characters';
import { instant } from './columns';
import { users } from './users';

export const reportStates = ['received', 'reviewing', 'done', 'refused'] as const;
export type ReportState = (typeof reportStates)[number];

/** Reports by users and guests, and requests to remove a picture of a real person. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['issue', 'character', 'message', 'picture', 'removal'] }).notNull(),
    reason: text({
      enum: [
        'technical',
        'payment',
        'inappropriate',
        'minor',
        'real-person',
        'harmful',
        'spam',
        'other',
      ],
    }).notNull(),
    text: text().notNull(),
    characterId: uuid('character_id').references(() => characters.id, { onDelete: 'set null' }),
    messageId: uuid('message_id'),
    /** A picture in the character's gallery. */
    pictureId: text('picture_id'),
    /** The reported text as it was then. */
    reportedText: text('reported_text'),
    /** For a request: who asks, and where the picture is. */
    name: text(),
    place: text(),
    /** Where the answer goes; null: to the account's address, if there is an account. */
    email: text(),
    /** The language of the mail with the answer. */
    locale: text({ enum: locales }).notNull().default('en'),
    state: text({ enum: reportStates }).notNull().default('received'),
    /** What the reporter is told. */
    answer: text(),
    /** The promised date of a decision. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('reports_latest').on(table.createdAt),
    index('reports_user').on(table.userId, table.createdAt),
  ],
);

/** The audit trail of reports; only its words are ever removed, along with the report's. */
export const reportChanges = pgTable(
  'report_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Who changed it, as given to the command. */
    by: text().notNull(),
    from: text({ enum: reportStates }).notNull(),
    to: text({ enum: reportStates }).notNull(),
    /** For colleagues; the reporter never sees it. */
    note: text(),
    /** What the reporter was told. */
    answer: text(),
  },
  (table) => [index('report_changes_report').on(table.reportId, table.at)],
);

/** Mails that were not sent because there is no SMTP server; shown on the outbox page. */
export const mails = pgTable('mails', {
  id: uuid().primaryKey().defaultRandom(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
