import * as v from 'valibot';
import { fromWire } from '../../common/wire';
import type { PurchasePage } from '../machines/subscription/receiptsMachine';
import type { Subscription } from '../machines/subscription/subscriptionMachine';
import { methodSchema, offerSchema, purchaseSchema } from './parseMoney';

export const subscriptionSchema = v.pipe(
  v.object({
    state: v.picklist(['none', 'trialing', 'active', 'past-due', 'ending', 'ended']),
    offer: v.nullable(offerSchema),
    method: v.nullable(methodSchema),
    trial_ends_at: v.nullable(v.string()),
    renews_at: v.nullable(v.string()),
    ends_at: v.nullable(v.string()),
  }),
  v.transform(({ state: standing, ...body }): Subscription => ({ ...fromWire(body), standing })),
);

export const subscriptionEndSchema = v.object({ ends_at: v.string() });

export const purchasePageSchema = v.pipe(
  v.object({ results: v.array(purchaseSchema), next_param: v.nullable(v.string()) }),
  v.transform((body): PurchasePage => ({ purchases: body.results, next: body.next_param })),
);
