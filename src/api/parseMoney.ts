import * as v from 'valibot';
import { fromWire } from '../../common/wire';
import type { Offer, Purchase } from '../machines/payment/purchase';

export const methodSchema = v.picklist(['card', 'crypto']);

const moneySchema = v.object({ amount: v.number(), currency: v.string() });

export const offerSchema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(['premium', 'desires']),
    price: moneySchema,
    old_price: v.nullable(moneySchema),
    discount_percent: v.nullable(v.number()),
    desires: v.number(),
    period: v.nullable(v.picklist(['month', 'year'])),
    trial_days: v.number(),
  }),
  v.transform((body): Offer => fromWire(body)),
);

const discountSchema = v.nullable(v.object({ offer: offerSchema, ends_at: v.string() }));

export const offerListSchema = v.object({
  results: v.array(offerSchema),
  discount: discountSchema,
  methods: v.array(methodSchema),
});

export const discountAnswerSchema = v.object({ discount: discountSchema });

export const checkoutSchema = v.pipe(
  v.object({ purchase_id: v.string(), url: v.string() }),
  v.transform((body) => fromWire(body)),
);

export const purchaseSchema = v.pipe(
  v.object({
    id: v.string(),
    offer: offerSchema,
    method: methodSchema,
    state: v.picklist([
      'open',
      'pending',
      'paid',
      'failed',
      'cancelled',
      'expired',
      'paid-short',
      'paid-over',
      'paid-late',
      'refunded',
      'disputed',
    ]),
    url: v.nullable(v.string()),
    created_at: v.string(),
    paid_at: v.nullable(v.string()),
    expires_at: v.nullable(v.string()),
  }),
  v.transform((body): Purchase => fromWire(body)),
);
