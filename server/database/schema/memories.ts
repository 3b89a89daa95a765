import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { characters } from './characters';
import { chats, messages } from './chats';
import { instant } from './columns';
import { users } from './users';

/** What a character remembers of a user. */
export const memories = pgTable(
  'memories',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    characterId: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['name', 'fact', 'preference'] }).notNull(),
    /** What only one note can be about, such as "place"; otherwise unique to the note. */
    topic: text().notNull(),
    note: text().notNull(),
    origin: text({ enum: ['learned', 'corrected', 'written'] }).notNull(),
    /** The message it was learned from; the note is hidden and restored with it. */
    sourceId: uuid('source_id').references(() => messages.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('memories_topic').on(table.userId, table.characterId, table.topic),
    index('memories_source').on(table.sourceId),
  ],
);

/** What a model made of the older part of a long chat. */
export const chatSummaries = pgTable('chat_summaries', {
  chatId: uuid('chat_id')
    .primaryKey()
    .references(() => chats.id, { onDelete: 'cascade' }),
  text: text().notNull(),
  /** The place of the last message in it. */
  seq: integer().notNull(),
  /** Digest of the messages in it: it holds no longer than they are all there. */
  covered: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Digests of profile names that a character was told to forget and no longer uses. */
export const unusedNames = pgTable(
  'unused_names',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    characterId: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.characterId, table.digest] })],
);
