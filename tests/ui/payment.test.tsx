import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PaymentPanel } from '../../src/ui/payment/PaymentPanel';
import { PurchaseDialog } from '../../src/ui/payment/PurchaseDialog';
import { createPremium, createPurchase } from '../support/fixtures/offers';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { paymentAt } from '../support/fixtures/payments';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

const open = (...rest: Parameters<typeof paymentAt>) => {
  const actor = paymentAt(...rest);
  const sent = vi.spyOn(actor, 'send').mockImplementation(() => undefined);
  const onClose = vi.fn<() => void>();
  return { actor, sent, onClose };
};

/** Beside offers, as from the press of the button, with no dialog around it. */
function showPanel(...rest: Parameters<typeof paymentAt>) {
  const { actor, sent, onClose } = open(...rest);
  renderView(<PaymentPanel actor={actor} hasOffers onClose={onClose} />);
  return { sent, onClose };
}

/** What can be done, in its order. */
const waysOn = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
    ({ textContent }) => textContent,
  );

describe('a payment', () => {
  it.each([
    ['recalling', 'Checking your payment'],
    ['creating', 'Opening the checkout'],
    ['leaving', 'Taking you to the checkout'],
    ['reading', 'Checking your payment'],
    ['cancelling', 'Cancelling the payment'],
  ] as const)('M1 has nothing to press while it is %s', (rest, text) => {
    showPanel(rest);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(waysOn()).toEqual([]);
  });

  it.each([
    ['waiting', { waiting: 'pending' }, 'Thank you. We are checking your payment.', ['Close']],
    [
      'late',
      'overdue',
      'Your payment is taking longer than usual',
      ['Check again', 'Close', 'Write to us'],
    ],
  ] as const)('M7 that is %s is no error, and asks for no second one', (_is, rest, title, ways) => {
    showPanel(rest, createPurchase({ state: 'pending', url: null }));
    expect(within(screen.getByRole('status')).getByRole('heading')).toHaveTextContent(title);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(waysOn()).toEqual([...ways]);
  });

  it.each([
    [
      'open',
      { waiting: 'open' },
      'status',
      'You have not finished paying',
      'Continue to payment, Cancel payment, Close',
    ],
    ['paid', { settled: 'paid' }, 'status', '350 desires are yours', 'Continue'],
    [
      'paid over',
      { settled: 'over' },
      'status',
      'You paid a little too much',
      'Continue, Write to us',
    ],
    [
      'paid short',
      { settled: 'short' },
      'alert',
      'You paid too little',
      'See the offers, Close, Write to us',
    ],
    [
      'paid late',
      { settled: 'late' },
      'alert',
      'Your payment arrived too late',
      'Close, Write to us',
    ],
    [
      'declined',
      { settled: 'failed' },
      'alert',
      'The payment was declined',
      'Try again, See the offers, Close',
    ],
    [
      'given up',
      { settled: 'cancelled' },
      'status',
      'Purchase cancelled',
      'Try again, See the offers, Close',
    ],
    [
      'expired',
      { settled: 'expired' },
      'status',
      'The checkout has timed out',
      'Try again, See the offers, Close',
    ],
    ['refunded', { settled: 'refunded' }, 'status', 'Your money has been refunded', 'Close'],
    [
      'charged back',
      { settled: 'disputed' },
      'status',
      'Your bank took the payment back',
      'Close, Write to us',
    ],
    ['no longer offered', 'offerEnded', 'status', 'This offer has ended', 'See the offers, Close'],
    [
      'in conflict',
      'conflict',
      'status',
      'Another payment may be in progress',
      'Try again, See the offers, Close',
    ],
    ['needless', 'subscribed', 'status', 'You already have Premium', 'Close'],
    ['unknown', 'unknown', 'status', 'We cannot find this purchase', 'Close'],
    [
      'not begun',
      { fault: 'creation' },
      'alert',
      'Payment processing error',
      'Try again, See the offers, Close',
    ],
    ['not read', { fault: 'reading' }, 'alert', 'Payment processing error', 'Try again, Close'],
    [
      'not closed',
      { fault: 'cancellation' },
      'alert',
      'Payment processing error',
      'Try again, Close',
    ],
  ] as const)('that is %s says so, with a way on', (_is, rest, role, title, ways) => {
    showPanel(rest);
    const result = within(screen.getByRole(role));
    expect(result.getByRole('heading')).toHaveTextContent(title);
    expect(result.getByRole('paragraph')).toHaveTextContent(/\.$/);
    expect(waysOn().join(', ')).toBe(ways);
  });

  it.each([
    [{ waiting: 'open' }, 'Continue to payment', { type: 'payment.continue' }],
    [{ waiting: 'open' }, 'Cancel payment', { type: 'payment.giveUp' }],
    ['overdue', 'Check again', { type: 'payment.check' }],
    [{ fault: 'creation' }, 'Try again', { type: 'payment.retry' }],
    ['offerEnded', 'See the offers', { type: 'payment.leave' }],
    [
      { settled: 'failed' },
      'Try again',
      { type: 'payment.again', clientId: expect.stringMatching(/^[\da-f-]{36}$/) },
    ],
  ] as const)('at %j sends by "%s" one event', async (rest, name, event) => {
    const { sent, onClose } = showPanel(rest);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(sent).toHaveBeenCalledExactlyOnceWith(event);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the return from the checkout', () => {
  const show = (balance: number | null, ...rest: Parameters<typeof paymentAt>) => {
    const { actor, sent, onClose } = open(...rest);
    renderView(<PurchaseDialog actor={actor} balance={balance} onClose={onClose} />, '/ines');
    return { sent, onClose };
  };
  const facts = () =>
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  it('shows what was bought, its price, and what there is now', async () => {
    const { onClose } = show(450, { settled: 'paid' });
    expect(screen.getByRole('dialog', { name: 'Your purchase' })).toBeVisible();
    expect(facts()).toEqual([
      ['350350 desires', '$4.99'],
      ['Your balance', '450450 desires'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['month', 'Premium for a month'],
    ['year', 'Premium for a year'],
  ] as const)('names premium by its %s', (period, text) => {
    show(100, { settled: 'failed' }, createPurchase({ offer: createPremium({ period }) }));
    expect(facts()).toEqual([[text, '$12.99']]);
  });

  it('shows no balance of what was not paid, and none that is not known', () => {
    show(450, { settled: 'short' });
    expect(facts()).toEqual([
      ['350350 desires', '$4.99'],
      ['Purchase code', '0190A5C0'],
    ]);
  });

  it('leads to no offers, which are not there, and writes over the same page', () => {
    show(450, { settled: 'short' });
    expect(screen.queryByRole('button', { name: 'See the offers' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/ines?report=1&about=purchase%3A0190A5C0',
    );
  });
});
