import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../src/api/schema';
import { characters } from './characters';
import { instant } from './columns';
import { users } from './users';

type Schemas = components['schemas'];

/** What users say about the characters they made; age and gender are the character's. */
export const personas = pgTable(
  'personas',
  {
    characterId: uuid('character_id')
      .primaryKey()
      .references(() => characters.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The idempotency key: one persona however often the call is repeated. */
    clientId: uuid('client_id').notNull(),
    /** Of the data sent with it. */
    digest: text().notNull(),
    name: text().notNull(),
    occupations: text().array().$type<Schemas['Occupation'][]>().notNull(),
    personalities: text().array().$type<Schemas['Personality'][]>().notNull(),
    scenario: text().notNull(),
    likes: text().notNull(),
    dislikes: text().notNull(),
    /** A drawn face, shown while there is no photo; null before there was a choice. */
    face: text(),
    /** Null, as the greeting: made of the rest in the reader's language. */
    tagline: text(),
    greeting: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('personas_intent').on(table.ownerId, table.clientId),
    index('personas_latest').on(table.ownerId, table.createdAt),
  ],
);

/** One width of a photo, by the storage keys of its files. */
export type PhotoFile = { width: number; avif: string; webp: string };

/** Photos of personas as they are shown; nothing else of the upload is kept. */
export const personaPhotos = pgTable(
  'persona_photos',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** The persona that shows it; null: none yet. */
    characterId: uuid('character_id').references(() => characters.id, { onDelete: 'cascade' }),
    /** Whether the apparent age was judged. */
    isChecked: boolean('is_checked').notNull(),
    /** Which version of the statement the user agreed to, and when. */
    statement: text().notNull(),
    statedAt: instant('stated_at').notNull(),
    colors: text().array().notNull(),
    files: jsonb().$type<PhotoFile[]>().notNull(),
  },
  (table) => [
    uniqueIndex('persona_photos_intent').on(table.userId, table.clientId),
    uniqueIndex('persona_photos_persona').on(table.characterId),
    index('persona_photos_unused')
      .on(table.statedAt)
      .where(sql`${table.characterId} is null`),
  ],
);

/** Files to delete from the storage, as nothing refers to them; also files still being written. */
export const filesToDelete = pgTable(
  'condemned_files',
  {
    key: text().primaryKey(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('condemned_files_due').on(table.dueAt)],
);
