import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../src/api/schema';
import { instant } from './columns';

type Schemas = components['schemas'];

/** A subscription that the sandbox renews, in its own record. */
export type SandboxSubscription = {
  id: string;
  customerId: string;
  state: 'trialing' | 'active' | 'past-due' | 'ended';
  isCancelled: boolean;
  trialEndsAt: string | null;
  periodEndsAt: string;
};

/** The sandbox's hosted checkouts, as a provider would store them: without our users. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  purchaseId: uuid('purchase_id').notNull(),
  method: text().$type<Schemas['PaymentMethod']>().notNull(),
  offer: jsonb().$type<Schemas['Offer']>().notNull(),
  returnUrl: text('return_url').notNull(),
  state: text({
    enum: ['open', 'paid', 'declined', 'short', 'over', 'late', 'expired', 'refunded', 'disputed'],
  }).notNull(),
  /** How its webhook events are sent. */
  delaySeconds: integer('delay_seconds').notNull().default(0),
  isDoubled: boolean('is_doubled').notNull().default(false),
  isReordered: boolean('is_reordered').notNull().default(false),
  subscription: jsonb().$type<SandboxSubscription>(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
