import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../src/api/schema';
import type { Interest, Manner, Self } from '../../seed/character';
import { instant } from './columns';
import { users } from './users';
import { locales } from '../../../common/locales';
import { genders } from '../../../common/settings';

type Portrait = components['schemas']['Portrait'];

export const characters = pgTable(
  'characters',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    kind: text({ enum: ['official', 'custom'] }).notNull(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    age: integer().notNull(),
    gender: text({ enum: genders }).notNull(),
    tags: text().array().notNull(),
    isPremium: boolean('is_premium').notNull(),
    portrait: jsonb().$type<Portrait>().notNull(),
    gallery: jsonb().$type<Portrait[]>().notNull(),
    /** Addresses of the blurred versions, one per gallery picture. */
    veils: text().array().notNull().default([]),
    position: integer().notNull(),
    chatsStarted: integer('chats_started').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('characters_slug').on(table.slug),
    check('characters_age_adult', sql`${table.age} >= 18`),
  ],
);

/** A character's texts in one locale; `en` always exists. */
export const characterTexts = pgTable(
  'character_texts',
  {
    characterId: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    name: text().notNull(),
    tagline: text().notNull(),
    description: text().notNull(),
    greeting: text().notNull(),
    speaking: text().notNull(),
    manner: text().$type<Manner>().notNull(),
    anecdotes: jsonb().$type<string[]>().notNull(),
    interests: jsonb().$type<Interest[]>().notNull(),
    self: jsonb().$type<Self>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.characterId, table.locale] })],
);

/** The user's favourite characters. */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    characterId: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.characterId] }),
    index('favourites_of_character').on(table.characterId),
  ],
);
