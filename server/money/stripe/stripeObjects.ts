import Stripe from 'stripe';
import * as v from 'valibot';
import { centsSchema, nameSchema, secondsSchema } from '../signedWebhook';
import type { Price } from '../paymentEvent';

/*
 * The parts of Stripe's API answers that we read (https://docs.stripe.com/api), under Stripe's own
 * names.
 */

const reference = v.optional(
  v.nullable(
    v.union([
      nameSchema,
      v.pipe(
        v.object({ id: nameSchema }),
        v.transform(({ id }) => id),
      ),
    ]),
  ),
  null,
);
const metadata = v.optional(
  v.nullable(v.object({ purchase_id: v.optional(v.nullable(v.string()), null) })),
  null,
);
const cents = v.optional(v.nullable(centsSchema), null);
const currency = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.transform((code) => code.toUpperCase()),
    ),
  ),
  null,
);
const seconds = v.optional(v.nullable(secondsSchema), null);

const sessionSchema = v.object({
  id: nameSchema,
  livemode: v.boolean(),
  status: v.nullable(v.picklist(['open', 'complete', 'expired'])),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_total: cents,
  currency,
  client_reference_id: v.optional(v.nullable(v.string()), null),
  metadata,
  payment_intent: reference,
  subscription: reference,
  customer: reference,
});

const subscriptionSchema = v.object({
  id: nameSchema,
  livemode: v.boolean(),
  status: v.string(),
  cancel_at_period_end: v.boolean(),
  cancel_at: seconds,
  trial_end: seconds,
  metadata,
});

const invoiceSchema = v.object({
  id: nameSchema,
  livemode: v.boolean(),
  status: v.nullable(v.string()),
  billing_reason: v.optional(v.nullable(v.string()), null),
  currency,
  subtotal: cents,
  parent: v.optional(
    v.nullable(
      v.object({
        subscription_details: v.optional(v.nullable(v.object({ subscription: reference })), null),
      }),
    ),
    null,
  ),
  lines: v.object({ data: v.array(v.object({ period: v.object({ end: secondsSchema }) })) }),
});

const chargeSchema = v.object({
  id: nameSchema,
  livemode: v.boolean(),
  amount: centsSchema,
  amount_refunded: centsSchema,
  refunded: v.boolean(),
  currency,
  metadata,
  payment_intent: reference,
  customer: reference,
});

const disputeSchema = v.object({
  id: nameSchema,
  livemode: v.boolean(),
  status: v.string(),
  charge: reference,
});

export type Session = v.InferOutput<typeof sessionSchema>;
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
export type Charge = v.InferOutput<typeof chargeSchema>;

export const toPrice = (amount: number | null, code: string | null): Price | null =>
  amount === null || code === null ? null : { amount, currency: code };

/** An ended one is gone, and one of another account was never there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.code === 'resource_missing' || error.statusCode === 404);

/** Reads an object from the API; null if there is none. */
async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Promise<unknown>,
): Promise<v.InferOutput<Schema> | null> {
  try {
    return v.parse(schema, await answer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const stripeObjects = (stripe: Stripe) => ({
  session: (id: string) => ask(sessionSchema, stripe.checkout.sessions.retrieve(id)),
  subscription: (id: string) => ask(subscriptionSchema, stripe.subscriptions.retrieve(id)),
  invoice: (id: string) => ask(invoiceSchema, stripe.invoices.retrieve(id)),
  charge: (id: string) => ask(chargeSchema, stripe.charges.retrieve(id)),
  dispute: (id: string) => ask(disputeSchema, stripe.disputes.retrieve(id)),
});

export type StripeObjects = ReturnType<typeof stripeObjects>;
