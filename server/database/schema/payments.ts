import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../src/api/schema';
import type { Task } from '../../money/tasks';
import type { SandboxSubscription } from '../../money/sandbox/sandboxCheckout';
import { instant } from './columns';
import { users } from './users';

type Schemas = components['schemas'];

/** What has to happen at somebody else's (a mail, a call to a provider), tried until it has. */
export const moneyTasks = pgTable(
  'money_tasks',
  {
    /** Of the cause: it is done once. */
    key: text().primaryKey(),
    /** Null: it outlives the user. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    task: jsonb().$type<Task>().notNull(),
    /** While somebody is at it: when it counts as given up. */
    dueAt: instant('due_at').notNull(),
    attempts: integer().notNull().default(0),
    doneAt: instant('done_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('money_tasks_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** Hosted checkouts of the sandbox, as a provider would keep them: it knows nothing of users. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  method: text().$type<Schemas['PaymentMethod']>().notNull(),
  offer: jsonb().$type<Schemas['Offer']>().notNull(),
  returnUrl: text('return_url').notNull(),
  state: text({
    enum: ['open', 'paid', 'declined', 'short', 'over', 'late', 'expired', 'refunded', 'disputed'],
  }).notNull(),
  /** How its news are sent. */
  delaySeconds: integer('delay_seconds').notNull().default(0),
  isDoubled: boolean('is_doubled').notNull().default(false),
  isReordered: boolean('is_reordered').notNull().default(false),
  subscription: jsonb().$type<SandboxSubscription>(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
