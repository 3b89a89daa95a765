import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { PurchaseState } from '../../src/machines/payment/purchase';
import { after, done, fault, testChart } from '../support/machines';
import {
  buyRun,
  inState,
  loaded,
  nextClientId,
  opened,
  paidReturnRun,
  read,
  returnRun,
  told,
} from './paymentRun';

const purchaseStates: readonly PurchaseState[] = [
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
];

const cancelled = (state: 'cancelled' | 'paid') =>
  done('cancelPurchase', { kind: 'found', purchase: inState(state) });

const commonAlphabet = [
  loaded(),
  fault('leave'),
  after('leavingTime', 'payment.leaving'),
  { type: 'page.returned' },
  ...purchaseStates.map(read),
  done('readPurchase', { kind: 'unknown' }),
  done('readPurchase', { kind: 'unauthorized' }),
  fault('readPurchase'),
  ...purchaseStates.map(told),
  cancelled('cancelled'),
  cancelled('paid'),
  done('cancelPurchase', { kind: 'unauthorized' }),
  fault('cancelPurchase'),
  after('appearingTime', 'payment.waiting'),
  opened,
  done('createCheckout', { kind: 'ended' }),
  done('createCheckout', { kind: 'subscribed' }),
  done('createCheckout', { kind: 'conflict' }),
  done('createCheckout', { kind: 'unauthorized' }),
  fault('createCheckout'),
  { type: 'payment.continue' },
  { type: 'payment.giveUp' },
  { type: 'payment.retry' },
  { type: 'payment.again', clientId: nextClientId },
  { type: 'payment.check' },
  { type: 'payment.leave' },
];

const facts = ({ status, value, context }: AnyMachineSnapshot) =>
  JSON.stringify([status, value, context.purchase?.state ?? null]);

const invariant = (snapshot: AnyMachineSnapshot) => {
  const { purchase } = snapshot.context;
  // M7: money that is on its way, or has come, invites no second payment.
  if (['pending', 'paid', 'paid-over', 'paid-short', 'paid-late'].includes(purchase?.state)) {
    expect(snapshot.can({ type: 'payment.continue' })).toBe(false);
    expect(snapshot.can({ type: 'payment.again', clientId: nextClientId })).toBe(false);
    expect(snapshot.matches('creating') || snapshot.matches('leaving')).toBe(false);
  }
  if (snapshot.context.hasPaid) expect(snapshot.can({ type: 'payment.continue' })).toBe(false);
  // Only what the server says of the purchase is a result.
  if (snapshot.matches({ settled: 'paid' })) expect(purchase?.state).toBe('paid');
  if (snapshot.matches('settled')) expect(purchase).not.toBe(null);
  if (snapshot.matches('overdue')) expect(snapshot.hasTag('busy')).toBe(false);
  const rests = ['busy', 'fault'].filter((tag) => snapshot.hasTag(tag));
  expect(rests.length).toBeLessThanOrEqual(1);
};

const mayRest = ['subscribed', 'unknown', 'settled', 'offerEnded'];

testChart('payment, from the press', {
  ...buyRun,
  code: 'buyRun',
  alphabet: commonAlphabet,
  facts,
  invariant,
  mayRest,
});

testChart('payment, on the return', {
  ...returnRun,
  code: 'returnRun',
  alphabet: commonAlphabet,
  facts,
  invariant,
  mayRest,
});

testChart('payment, on the return of who has paid', {
  ...paidReturnRun,
  code: 'paidReturnRun',
  alphabet: commonAlphabet,
  facts,
  invariant,
  mayRest,
});
