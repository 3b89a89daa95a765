import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { characters } from './characters';
import { instant } from './columns';
import { users } from './users';
import { reactions } from '../../../common/contract';
import { locales } from '../../../common/locales';
import type { components } from '../../../src/api/schema';

export const chats = pgTable(
  'chats',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    characterId: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    lastSeq: integer('last_seq').notNull().default(0),
    readSeq: integer('read_seq').notNull().default(0),
    /** The user's latest language; replies are written in it. */
    locale: text({ enum: locales }).notNull().default('en'),
    /** Where the user last wrote, as a name of the IANA database; null: unknown. */
    timeZone: text('time_zone'),
    /** Id of the reply to texts sent while another reply was under way. */
    nextReplyId: uuid('next_reply_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    pinnedAt: instant('pinned_at'),
    /** Archived by a restart or a deletion. */
    archivedAt: instant('archived_at'),
    /** Can be restored for a while, then it is purged. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('chats_open_per_character')
      .on(table.userId, table.characterId)
      .where(sql`${table.archivedAt} is null`),
    index('chats_latest').on(table.userId, table.updatedAt, table.id),
    index('chats_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    author: text({ enum: ['user', 'bot'] }).notNull(),
    kind: integer().$type<components['schemas']['MessageKind']>().notNull(),
    text: text().notNull(),
    imageUrl: text('image_url'),
    /** Length of a call. */
    seconds: integer(),
    /** The clear version of a blurred picture; in no answer before it is paid for. */
    clearUrl: text('clear_url'),
    /** `refused`: the model found, after the text was stored, that it describes a minor. */
    state: text({ enum: ['complete', 'streaming', 'stopped', 'failed', 'refused'] }).notNull(),
    clientId: uuid('client_id'),
    /** For a reply: the message it answers. */
    replyTo: uuid('reply_to'),
    /** The message that this text replaced. */
    editOf: uuid('edit_of'),
    /** The message that this text quotes. */
    quoteOf: uuid('quote_of'),
    /** The first version of the reply, if this is a later one. */
    versionOf: uuid('version_of'),
    version: integer().notNull().default(1),
    /** Number of versions; the same in all of them. */
    versions: integer().notNull().default(1),
    /**
     * Why it is not shown; null: it is shown. `replaced`: another version is shown; `deleted`: it
     * can be restored for a while; `withdrawn`: an edit replaced it, or nothing came of it;
     * `purged`: only what makes its sending idempotent is left.
     */
    hidden: text({ enum: ['replaced', 'deleted', 'withdrawn', 'purged'] }),
    hiddenAt: instant('hidden_at'),
    /** `crisis`: the text speaks of self-harm, so the lines that help are shown beside it. */
    notice: text({ enum: ['crisis'] }),
    /** The user's reaction to it. */
    reaction: text({ enum: reactions }),
    /** When the character was told to forget what it learned from this, and stopped reading it. */
    forgottenAt: instant('forgotten_at'),
    /** Until when a reader holds this text, which the model still has to read for notes. */
    toLearnUntil: instant('to_learn_until'),
    /** The text in the form that is searched; null while it is being written. */
    searchText: text('search_text'),
    /** For a reply: the `client_id` of the last call that asked for it; tells attempts apart. */
    requestedBy: uuid('requested_by'),
    /** For a reply: how many processes have started writing it for that call. */
    writers: integer().notNull().default(1),
    /** For a reply under way: how long its writer holds it; after that the writer has died. */
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('messages_place').on(table.chatId, table.seq),
    index('messages_shown')
      .on(table.chatId, table.seq)
      .where(sql`${table.hidden} is null`),
    index('messages_versions')
      .on(table.versionOf)
      .where(sql`${table.versionOf} is not null`),
    index('messages_to_purge')
      .on(table.hiddenAt)
      .where(sql`${table.hidden} in ('deleted', 'withdrawn')`),
    index('messages_to_fold')
      .on(table.id)
      .where(sql`${table.searchText} is null`),
    index('messages_to_learn')
      .on(table.toLearnUntil)
      .where(sql`${table.toLearnUntil} is not null`),
    uniqueIndex('messages_client_id').on(table.chatId, table.clientId),
    uniqueIndex('messages_one_reply_under_way')
      .on(table.chatId)
      .where(sql`${table.state} = 'streaming'`),
    index('messages_streaming')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'streaming'`),
  ],
);

/** Durable events of a user's event stream; `id` is the `Last-Event-ID`. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    data: jsonb().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('events_of_user').on(table.userId, table.id),
    index('events_age').on(table.createdAt),
  ],
);
