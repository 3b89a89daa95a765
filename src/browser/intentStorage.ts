import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { Intent, IntentCommand, IntentFact } from '../machines/payment/intent';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';

const kinds = ['premium', 'desires'] as const;

const intentSchema: v.GenericSchema<unknown, Intent> = v.object({
  clientId: v.pipe(v.string(), v.uuid()),
  offerId: v.string(),
  kind: v.picklist(kinds),
  method: v.picklist(['card', 'crypto']),
  returnPath: v.string(),
  purchaseId: v.nullable(v.pipe(v.string(), v.uuid())),
});

const parseIntent = (text: string): readonly Intent[] => {
  try {
    const parsed = v.safeParse(intentSchema, JSON.parse(text));
    return parsed.success ? [parsed.output] : [];
  } catch {
    return [];
  }
};

/**
 * Keeps on this device what a user is about to buy, one of each kind; without a user nothing is
 * kept. The prefix `kept:` removes it at logout.
 */
export const intentStorage = (store: KeyValueStore | null, user: () => string | null) =>
  fromCallback<IntentCommand>(({ receive, sendBack }) => {
    const owner = user();
    const keyOf = (name: string) => `kept:${owner ?? ''}:${name}`;
    const read = (): readonly Intent[] =>
      owner === null
        ? []
        : kinds.flatMap((kind) => parseIntent(readItem(store, keyOf(`payment.${kind}`)) ?? ''));
    receive((command) => {
      if (owner === null) return;
      if (command.type === 'intent.keep')
        writeItem(store, keyOf(`payment.${command.intent.kind}`), JSON.stringify(command.intent));
      else if (command.type === 'discount.asked') writeItem(store, keyOf('discount'), '1');
      else
        for (const { kind, purchaseId } of read())
          if (purchaseId === command.purchaseId) writeItem(store, keyOf(`payment.${kind}`), null);
    });
    const fact: IntentFact = {
      type: 'intents.loaded',
      intents: read(),
      isDiscountAsked: owner !== null && readItem(store, keyOf('discount')) === '1',
    };
    sendBack(fact);
  });
