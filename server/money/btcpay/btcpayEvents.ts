import * as v from 'valibot';
import type { Outcome } from '../paymentEvent';
import type { Told } from '../provider';
import { nameSchema, readSigned, secondsSchema } from '../signedWebhook';

const isTrue = v.optional(v.nullable(v.boolean()), false);

const eventSchema = v.object({
  deliveryId: nameSchema,
  originalDeliveryId: v.optional(v.nullable(nameSchema), null),
  isRedelivery: isTrue,
  type: v.pipe(v.string(), v.maxLength(100)),
  timestamp: secondsSchema,
});

const ofInvoiceSchema = v.object({
  storeId: nameSchema,
  invoiceId: nameSchema,
  metadata: v.optional(v.nullable(v.object({ orderId: v.optional(v.nullable(v.string())) })), null),
  afterExpiration: isTrue,
  partiallyPaid: isTrue,
  overPaid: isTrue,
});

export type BtcpayEvent = v.InferOutput<typeof eventSchema>;
type OfInvoice = v.InferOutput<typeof ofInvoiceSchema>;

const toOutcome = new Map<string, (event: OfInvoice) => Outcome | null>([
  // A late payment has an event of its own.
  [
    'InvoiceReceivedPayment',
    ({ afterExpiration }) => (afterExpiration === true ? null : 'pending'),
  ],
  ['InvoiceProcessing', () => 'pending'],
  ['InvoiceExpired', ({ partiallyPaid }) => (partiallyPaid === true ? 'paid-short' : 'expired')],
  ['InvoicePaidAfterExpiration', () => 'paid-late'],
  // Also when the shop has accepted a payment that came short or late.
  ['InvoiceSettled', ({ overPaid }) => (overPaid === true ? 'paid-over' : 'paid')],
  ['InvoiceInvalid', () => 'failed'],
]);

export const readEvent = (payload: unknown): BtcpayEvent => readSigned(eventSchema, payload);

/** Translates a BTCPay webhook (https://docs.btcpayserver.org/API/Greenfield/v1/#tag/Webhooks). */
export function toTold(payload: unknown, event: BtcpayEvent, storeId: string): Told[] {
  const outcomeIn = toOutcome.get(event.type);
  if (outcomeIn === undefined) return [];
  const about = readSigned(ofInvoiceSchema, payload);
  const outcome = outcomeIn(about);
  if (outcome === null) return [];
  return [
    {
      eventId: event.originalDeliveryId ?? event.deliveryId,
      at: new Date(event.timestamp * 1000),
      about: 'checkout',
      checkoutId: about.invoiceId,
      purchaseId: about.metadata?.orderId ?? null,
      outcome,
      differs: about.storeId === storeId ? [] : ['store'],
    },
  ];
}
