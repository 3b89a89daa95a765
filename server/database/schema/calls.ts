import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chats } from './chats';
import { instant } from './columns';
import { sessions, users } from './users';

/** Audio calls: that they took place and how long they were, nothing of what was said. */
export const calls = pgTable(
  'calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** The session that started the call, which ends with it. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** When the user joined the room. */
    connectedAt: instant('connected_at'),
    endedAt: instant('ended_at'),
    /** Why it ended; `lost`: the process that held it died. */
    cause: text({
      enum: ['elsewhere', 'failed', 'left', 'limit', 'lost', 'premium', 'removed', 'shutdown'],
    }),
    /** How long its process holds it; after that the process has died. */
    leaseUntil: instant('lease_until').notNull(),
  },
  (table) => [
    uniqueIndex('calls_one_of_each_user')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
    index('calls_open')
      .on(table.leaseUntil)
      .where(sql`${table.endedAt} is null`),
  ],
);
