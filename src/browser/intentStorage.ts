import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { Intent, IntentCommand, IntentFact } from '../machines/payment/intent';
import type { KeyValueStore } from './storage';
import { userStorage } from './userStorage';

const kinds = ['premium', 'desires'] as const;

const intentSchema: v.GenericSchema<unknown, Intent> = v.object({
  clientId: v.pipe(v.string(), v.uuid()),
  offerId: v.string(),
  kind: v.picklist(kinds),
  method: v.picklist(['card', 'crypto']),
  returnPath: v.string(),
  purchaseId: v.nullable(v.pipe(v.string(), v.uuid())),
  hasPaid: v.optional(v.boolean(), false),
});

const nameOf = (kind: Intent['kind']) => `payment.${kind}`;
const DISCOUNT = 'discount';

/** Keeps on this device what a user is about to buy, one of each kind. */
export const intentStorage = (store: KeyValueStore | null, user: () => string | null) =>
  fromCallback<IntentCommand>(({ receive, sendBack }) => {
    const storage = userStorage(store, user());
    const read = (): readonly Intent[] =>
      kinds.flatMap((kind) => storage.parse(intentSchema, nameOf(kind)) ?? []);
    receive((command) => {
      if (command.type === 'intent.keep')
        storage.write(nameOf(command.intent.kind), JSON.stringify(command.intent));
      else if (command.type === 'discount.asked') storage.write(DISCOUNT, '1');
      else
        for (const { kind, purchaseId } of read())
          if (purchaseId === command.purchaseId) storage.write(nameOf(kind), null);
    });
    const fact: IntentFact = {
      type: 'intents.loaded',
      intents: read(),
      isDiscountAsked: storage.read(DISCOUNT) === '1',
    };
    sendBack(fact);
  });
