import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
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
import { characters } from './characters';
import { instant } from './columns';
import { users } from './users';
import { locales } from '../../../common/locales';

type Schemas = components['schemas'];
type Offer = Schemas['Offer'];

/**
 * The ledger: every change of a balance. Rows are added and never altered (a trigger refuses it),
 * and a balance is the sum of its rows; `users.num_tokens` caches that sum.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Desires; negative when they were spent. */
    amount: integer().notNull(),
    /** The balance after this entry. */
    balance: integer().notNull(),
    reason: text().$type<Schemas['LedgerReason']>().notNull(),
    /** Identifies the intent, which has one entry however often it is tried. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** The character they were spent on. */
    characterId: uuid('character_id').references(() => characters.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_intent').on(table.userId, table.idempotencyKey),
    index('ledger_entries_latest').on(table.userId, table.id),
    check('ledger_entries_balance_not_negative', sql`${table.balance} >= 0`),
  ],
);

/** Private pictures that a user has paid for, or has seen with premium. */
export const unlockedPictures = pgTable(
  'unlocked_pictures',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the clear picture is kept. */
    pictureKey: text('picture_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pictureKey] })],
);

/** A text spoken once for everybody; `digest` covers text, language and voice. */
export const voices = pgTable('voices', {
  digest: text().primaryKey(),
  state: text({ enum: ['processing', 'ready', 'error'] }).notNull(),
  storageKey: text('storage_key'),
  durationMs: integer('duration_ms'),
  /** How long the process that makes it holds it; after that the process has died. */
  leaseUntil: instant('lease_until'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** What a user set out to buy, once for each intent. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** As it was at the time of purchase. */
    offer: jsonb().$type<Offer>().notNull(),
    method: text().$type<Schemas['PaymentMethod']>().notNull(),
    provider: text({ enum: ['stripe', 'btcpay', 'sandbox'] }).notNull(),
    /** The provider's id of the checkout; null until it exists. */
    checkoutId: text('checkout_id'),
    /** The provider's id of the payment, which refunds refer to. */
    paymentId: text('payment_id'),
    url: text(),
    returnUrl: text('return_url').notNull(),
    locale: text({ enum: locales }).notNull(),
    state: text().$type<Schemas['PurchaseState']>().notNull(),
    /** Desires to take back so far for partial refunds. */
    reversedDesires: integer('reversed_desires').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    paidAt: instant('paid_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    uniqueIndex('purchases_intent').on(table.userId, table.clientId),
    uniqueIndex('purchases_checkout').on(table.provider, table.checkoutId),
    index('purchases_payment').on(table.provider, table.paymentId),
    index('purchases_latest').on(table.userId, table.createdAt, table.id),
  ],
);

/** Webhook events that were applied, so that each has one effect. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text({ enum: ['stripe', 'btcpay', 'sandbox'] }).notNull(),
    eventId: text('event_id').notNull(),
    kind: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_age').on(table.receivedAt),
  ],
);

/** A user's premium: one row each, for the latest subscription. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id),
    provider: text({ enum: ['stripe', 'btcpay', 'sandbox'] }).notNull(),
    /** The provider's id of it; null for prepaid time. */
    subscriptionId: text('subscription_id'),
    /** The provider's id of the customer. */
    customerId: text('customer_id'),
    state: text({ enum: ['trialing', 'active', 'past-due', 'ended'] }).notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    trialEndsAt: instant('trial_ends_at'),
    periodEndsAt: instant('period_ends_at').notNull(),
    /** When the latest applied webhook event happened: an older one changes nothing. */
    toldAt: instant('told_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_subscription').on(table.provider, table.subscriptionId),
    index('subscriptions_period_end').on(table.periodEndsAt),
  ],
);

/** Discounts that have started: one per user, ever. */
export const discounts = pgTable('discounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  offerId: text('offer_id').notNull(),
  startedAt: instant('started_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  boughtAt: instant('bought_at'),
});

/** Clicks on a subscribe button, by day (UTC) and place; no users. */
export const subscribeClicks = pgTable(
  'subscribe_clicks',
  {
    day: date({ mode: 'string' }).notNull(),
    place: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.place] })],
);

/** Pictures of official characters made on demand (spec 4.14). */
export const undressJobs = pgTable(
  'undress_jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    characterId: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    pictureId: text('picture_id').notNull(),
    state: text({ enum: ['processing', 'locked', 'paid', 'failed', 'expired'] }).notNull(),
    price: integer().notNull(),
    /** Where the result is stored; null until it exists. */
    storageKey: text('storage_key'),
    /** How long the process that makes it holds it; after that the process has died. */
    leaseUntil: instant('lease_until'),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('undress_jobs_one_under_way')
      .on(table.userId)
      .where(sql`${table.state} = 'processing'`),
    index('undress_jobs_processing')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'processing'`),
    index('undress_jobs_latest').on(table.userId, table.createdAt),
  ],
);
