import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { paymentMachine } from '../../src/machines/payment/paymentMachine';
import type { Purchase } from '../../src/machines/payment/purchase';
import { receiptsMachine } from '../../src/machines/subscription/receiptsMachine';
import { subscriptionMachine } from '../../src/machines/subscription/subscriptionMachine';
import type {
  CancelReply,
  ResumeReply,
  Subscription,
} from '../../src/machines/subscription/subscriptionMachine';
import { PaymentPanel } from '../../src/ui/payment/PaymentPanel';
import { Receipts } from '../../src/ui/subscription/Receipts';
import { SubscriptionPanel } from '../../src/ui/subscription/SubscriptionPanel';
import { nobody } from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { createPremium, createPurchase, purchaseId } from '../support/fixtures/offers';
import {
  active,
  ended,
  ending,
  none,
  pastDue,
  prepaid,
  purchases,
  receiptsAt,
  subscriptionShown,
  trialEnding,
  trialing,
} from '../support/fixtures/subscriptions';
import { localTime } from '../support/fixtures/times';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

/** A server that keeps one subscription; `calls` is what it was asked to do. */
async function open(
  first: Subscription,
  replies: { cancel?: () => Promise<CancelReply>; resume?: () => Promise<ResumeReply> } = {},
) {
  const cancel = vi.fn<() => Promise<CancelReply>>(
    replies.cancel ?? (() => Promise.resolve({ kind: 'cancelled', endsAt: ending.endsAt ?? '' })),
  );
  const resume = vi.fn<() => Promise<ResumeReply>>(
    replies.resume ?? (() => Promise.resolve({ kind: 'resumed', subscription: active })),
  );
  const read = vi.fn<() => Promise<Subscription>>().mockResolvedValueOnce(first);
  read.mockReturnValue(new Promise(() => undefined));
  const actor = createActor(
    subscriptionMachine.provide({
      actors: {
        readSubscription: fromPromise<Subscription>(() => read()),
        cancelSubscription: fromPromise<CancelReply>(() => cancel()),
        resumeSubscription: fromPromise<ResumeReply>(() => resume()),
        receipts: receiptsMachine,
      },
    }),
  ).start();
  renderView(<SubscriptionPanel actor={actor} />, '/settings');
  await waitFor(() => expect(actor.getSnapshot().matches('shown')).toBe(true));
  return { actor, cancel, resume };
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel Premium?' }));
const confirm = () => dialog().getByRole('button', { name: 'Cancel Premium' });

test('M1 premium is cancelled in one dialog, once by a double click, and can be kept again', async () => {
  const { cancel, resume } = await open(active);
  await userEvent.click(button('Cancel Premium'));
  expect(dialog().getByText(/^You keep Premium until December 22, 2026\./)).toBeVisible();
  await userEvent.dblClick(confirm());
  expect(await screen.findByText(/^You have Premium until December 22, 2026\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cancel).toHaveBeenCalledOnce();
  await userEvent.dblClick(button('Keep Premium'));
  expect(await screen.findByText('Renews on')).toBeVisible();
  expect(resume).toHaveBeenCalledOnce();
});

test('the question is put away without anything being cancelled', async () => {
  const { cancel } = await open(trialing);
  await userEvent.click(button('Cancel Premium'));
  expect(dialog().getByText(/^Your free trial runs until November 25, 2026\./)).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Keep Premium' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cancel).not.toHaveBeenCalled();
});

test('M7 a cancellation without an answer says that asking again is safe', async () => {
  const { cancel } = await open(active, { cancel: () => Promise.reject(new Error('offline')) });
  await userEvent.click(button('Cancel Premium'));
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server could not be reached. It is safe to try again.',
  );
  await userEvent.click(confirm());
  expect(cancel).toHaveBeenCalledTimes(2);
});

test('what had changed meanwhile is said', async () => {
  await open(ending, { resume: () => Promise.resolve({ kind: 'changed' }) });
  await userEvent.click(button('Keep Premium'));
  expect(await screen.findByText(/^Something changed in the meantime/)).toBeVisible();
});

test.each([
  ['none', none, 'You do not have Premium yet.', 'See Premium'],
  ['ended', ended, 'Premium ended on October 22, 2026.', 'See Premium'],
  ['past due', pastDue, /try again until November 29, 2026/, 'Cancel Premium'],
  ['ending', ending, /^You have Premium until December 22, 2026/, 'Keep Premium'],
  ['a trial that ends', trialEnding, /^Your free trial runs until/, 'Keep Premium'],
  ['trialing', trialing, '$9.99 a month', 'Cancel Premium'],
  ['active', active, 'December 22, 2026', 'Cancel Premium'],
])('premium that is %s says so, with its one way on', (_name, subscription, text, wayOn) => {
  renderView(<SubscriptionPanel actor={subscriptionShown(subscription)} />, '/settings');
  expect(screen.getByText(text)).toBeVisible();
  const ways = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  expect(ways.map(({ textContent }) => textContent)).toEqual([wayOn]);
});

test('what keeping it costs stands beside the button that keeps it', () => {
  renderView(<SubscriptionPanel actor={subscriptionShown(ending)} />, '/settings');
  expect(screen.getByText('If you keep it').parentElement).toHaveTextContent(
    'If you keep it$9.99 a month',
  );
});

test('premium that was paid in advance has nothing to cancel', () => {
  renderView(<SubscriptionPanel actor={subscriptionShown(prepaid)} />, '/settings');
  expect(screen.getByText(/so there is nothing to cancel\.$/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the offer is one link away for who has no premium', () => {
  renderView(<SubscriptionPanel actor={subscriptionShown(none)} />, '/settings');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/settings?premium=1&from=settings');
});

test('each purchase says what became of it, and what it cost', () => {
  renderView(<Receipts actor={receiptsAt({ shown: 'resting' })} />, '/settings');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.slice(0, 3)).toEqual([
    'Premium for a month$0.00November 22, 2026 · 3 free days, nothing charged',
    '350350 desires$4.99November 20, 2026 · Paid',
    '350350 desires$4.99January 10, 2026 · Not paid yet · Details',
  ]);
  expect(rows).toContain('350350 desiresJanuary 10, 2026 · Cancelled');
  expect(rows.length).toBe(purchases.length);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/settings?purchase=open');
  expect(screen.getByText('You get a receipt by email for each renewal.')).toBeVisible();
});

test('older purchases can be asked for', async () => {
  const actor = receiptsAt({ shown: 'resting' }, { purchases, next: 'page-2' });
  const sent = vi.spyOn(actor, 'send');
  renderView(<Receipts actor={actor} />, '/settings');
  await userEvent.click(button('Show older purchases'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'receipts.more' });
  act(() => actor.stop());
});

const result = (purchase: Purchase) => {
  const input = {
    owner: nobody,
    returnPath: '/',
    start: { kind: 'return', purchaseId, hasPaid: false },
  } as const;
  const context = { ...input, intent: null, purchaseId, hasPaid: false, purchase, url: null };
  const snapshot = paymentMachine.resolveState({ value: { settled: 'paid' }, context });
  const actor = createActor(paymentMachine, { input, snapshot }).start();
  renderView(<PaymentPanel actor={actor} onClose={() => undefined} />);
  return screen.getByRole('status').parentElement?.textContent ?? '';
};

const premium = createPremium({ price: { amount: 999, currency: 'USD' } });
const paidAt = localTime('2026-11-22T12:00:00');

test('the result of a trial says that nothing is charged before its end, and then how much', () => {
  const text = result(createPurchase({ offer: premium, state: 'paid', paidAt }));
  expect(text).toContain('Nothing is charged before November 25; then $9.99 each month');
  expect(text).toContain('Free trial$0.00');
  expect(text).toContain('From November 25$9.99 a month');
});

test('the result of premium that was charged at once names its price, and both receipts', () => {
  const withoutTrial = { ...premium, trialDays: 0 };
  const text = result(createPurchase({ offer: withoutTrial, state: 'paid', paidAt }));
  expect(text).toContain('The receipt is in your email and in Settings.');
  expect(text).toContain('Premium for a month$9.99');
});
