import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chats } from './chats';
import { instant } from './columns';
import { sessions, users } from './users';

/** Audio calls: that they were and how long, nothing of what was said. */
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
    /** By whose session it was begun; with it the call ends. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Since when the user was in the room. */
    connectedAt: instant('connected_at'),
    endedAt: instant('ended_at'),
    /** Why it ended; `lost`: the process that held it died. */
    cause: text({
      enum: ['elsewhere', 'failed', 'left', 'limit', 'lost', 'premium', 'removed', 'shutdown'],
    }),
    /** Until when its process holds it; past that it has died. */
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
