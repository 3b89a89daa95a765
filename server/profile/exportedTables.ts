import { asc, eq, getTableColumns, getTableName, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import * as schema from '../database/schema';

type Rows = Record<string, unknown>[];

/** One kind of data about a user; its rows are read in pages. */
export type ExportedTable = {
  name: string;
  table: PgTable;
  read(database: Database, userId: string, offset: number): Promise<Rows>;
};

export const PAGE = 500;

/** Columns that tell the user nothing new, or would give somebody else a key. */
const withheld = new Set<PgColumn>([
  schema.users.emailKey,
  schema.users.passwordHash,
  schema.emailChanges.hash,
  schema.messages.clearUrl,
  schema.messages.searchText,
  schema.messages.requestedBy,
  schema.messages.writers,
  schema.messages.leaseUntil,
  schema.ledgerEntries.idempotencyKey,
  schema.purchases.url,
  schema.purchases.returnUrl,
  schema.personas.digest,
  schema.personaPhotos.files,
  schema.reportChanges.by,
  schema.reportChanges.note,
  schema.undressJobs.storageKey,
  schema.undressJobs.leaseUntil,
  schema.calls.leaseUntil,
]);

function exported(
  table: PgTable,
  order: PgColumn,
  where: (userId: string, database: Database) => SQL,
): ExportedTable {
  const columns = Object.fromEntries(
    Object.values(getTableColumns(table))
      .filter((column) => !withheld.has(column))
      .map((column) => [column.name, column]),
  );
  return {
    name: getTableName(table),
    table,
    read: (database, userId, offset) =>
      database
        .select(columns)
        .from(table)
        .where(where(userId, database))
        .orderBy(asc(order))
        .limit(PAGE)
        .offset(offset),
  };
}

const by = (column: PgColumn) => (userId: string) => eq(column, userId);

const inChatsOf = (column: PgColumn) => (userId: string, database: Database) =>
  inArray(
    column,
    database
      .select({ id: schema.chats.id })
      .from(schema.chats)
      .where(eq(schema.chats.userId, userId)),
  );

const ofCharacters = (userId: string, database: Database) =>
  inArray(
    schema.characterTexts.characterId,
    database
      .select({ id: schema.characters.id })
      .from(schema.characters)
      .where(eq(schema.characters.ownerId, userId)),
  );

const ofReports = (userId: string, database: Database) =>
  inArray(
    schema.reportChanges.reportId,
    database
      .select({ id: schema.reports.id })
      .from(schema.reports)
      .where(eq(schema.reports.userId, userId)),
  );

const { users, sessions, emailChanges, mailPreferences, chats, messages, favourites } = schema;
const { characters, characterTexts, ledgerEntries, purchases, subscriptions, discounts } = schema;
const { personas, personaPhotos } = schema;
const { calls } = schema;
const {
  chatSummaries,
  memories,
  unlockedPictures,
  undressJobs,
  reports,
  reportChanges,
  dailyTextCounts,
} = schema;

/** Everything stored about a user, in the order of the file. */
export const exportedTables: readonly ExportedTable[] = [
  exported(users, users.id, by(users.id)),
  exported(mailPreferences, mailPreferences.userId, by(mailPreferences.userId)),
  exported(emailChanges, emailChanges.userId, by(emailChanges.userId)),
  exported(sessions, sessions.id, by(sessions.userId)),
  exported(favourites, favourites.characterId, by(favourites.userId)),
  exported(characters, characters.id, by(characters.ownerId)),
  exported(characterTexts, characterTexts.characterId, ofCharacters),
  exported(personas, personas.characterId, by(personas.ownerId)),
  exported(personaPhotos, personaPhotos.id, by(personaPhotos.userId)),
  exported(chats, chats.id, by(chats.userId)),
  exported(messages, messages.id, inChatsOf(messages.chatId)),
  exported(chatSummaries, chatSummaries.chatId, inChatsOf(chatSummaries.chatId)),
  exported(memories, memories.id, by(memories.userId)),
  exported(ledgerEntries, ledgerEntries.id, by(ledgerEntries.userId)),
  exported(purchases, purchases.id, by(purchases.userId)),
  exported(subscriptions, subscriptions.userId, by(subscriptions.userId)),
  exported(discounts, discounts.userId, by(discounts.userId)),
  exported(unlockedPictures, unlockedPictures.pictureKey, by(unlockedPictures.userId)),
  exported(undressJobs, undressJobs.id, by(undressJobs.userId)),
  exported(reports, reports.id, by(reports.userId)),
  exported(reportChanges, reportChanges.at, ofReports),
  exported(dailyTextCounts, dailyTextCounts.day, by(dailyTextCounts.userId)),
  exported(calls, calls.id, by(calls.userId)),
];
