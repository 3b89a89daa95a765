import * as v from 'valibot';
import type { Outcome, PaymentNews } from '../news';

const isTrue = v.optional(v.nullable(v.boolean()), false);

const eventSchema = v.looseObject({
  deliveryId: v.string(),
  originalDeliveryId: v.optional(v.nullable(v.string()), null),
  type: v.string(),
  timestamp: v.number(),
  invoiceId: v.optional(v.nullable(v.string()), null),
  metadata: v.optional(
    v.nullable(v.looseObject({ orderId: v.optional(v.nullable(v.string()), null) })),
    null,
  ),
  afterExpiration: isTrue,
  partiallyPaid: isTrue,
  overPaid: isTrue,
});

type Event = v.InferOutput<typeof eventSchema>;

/** Null for what changes nothing yet. */
function outcomeOf({ type, afterExpiration, partiallyPaid, overPaid }: Event): Outcome | null {
  switch (type) {
    case 'InvoiceReceivedPayment':
      // What comes too late is told by an event of its own.
      return afterExpiration === true ? null : 'pending';
    case 'InvoiceProcessing':
      return 'pending';
    case 'InvoiceExpired':
      return partiallyPaid === true ? 'paid-short' : 'expired';
    case 'InvoicePaidAfterExpiration':
      return 'paid-late';
    case 'InvoiceSettled':
      // Also where somebody of the store has accepted what came short or late.
      return overPaid === true ? 'paid-over' : 'paid';
    case 'InvoiceInvalid':
      return 'failed';
    default:
      return null;
  }
}

/** A webhook of BTCPay (https://docs.btcpayserver.org/API/Greenfield/v1/#tag/Webhooks) in our words. */
export async function toNews(
  payload: unknown,
  reader: { purchaseOf(invoiceId: string): Promise<string | null> },
): Promise<PaymentNews[]> {
  const event = v.parse(eventSchema, payload);
  const { invoiceId } = event;
  const outcome = outcomeOf(event);
  if (outcome === null || invoiceId === null) return [];
  const purchaseId = event.metadata?.orderId ?? (await reader.purchaseOf(invoiceId));
  if (purchaseId === null) return [];
  return [
    {
      eventId: event.originalDeliveryId ?? event.deliveryId,
      at: new Date(event.timestamp * 1000),
      kind: 'payment',
      purchaseId,
      outcome,
      paymentId: invoiceId,
      subscription: null,
    },
  ];
}
