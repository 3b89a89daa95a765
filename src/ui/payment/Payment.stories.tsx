import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createPremium, createPurchase } from '../../../tests/support/fixtures/offers';
import { paymentAt } from '../../../tests/support/fixtures/payments';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { PurchaseDialog } from './PurchaseDialog';

const meta: Meta<typeof PurchaseDialog> = {
  title: 'payment/Payment',
  component: PurchaseDialog,
  decorators: [shellDecorator({})],
  args: { balance: 1584, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof PurchaseDialog>;

const at = (...rest: Parameters<typeof paymentAt>): Story => ({
  args: { actor: paymentAt(...rest) },
});

const premium = createPurchase({ offer: createPremium() });

export const Creating = at('creating', null);
export const Leaving = at('leaving', null);
export const Reading = at('reading', null);
export const Open = at({ waiting: 'open' });
export const Pending = at({ waiting: 'pending' });
export const Overdue = at('overdue');
export const Cancelling = at('cancelling');
export const PaidDesires = at({ settled: 'paid' });
export const TrialBegun = at({ settled: 'paid' }, premium);
export const PaidPremium = at(
  { settled: 'paid' },
  createPurchase({ offer: createPremium({ trialDays: 0 }) }),
);
export const PaidOver = at({ settled: 'over' });
export const PaidShort = at({ settled: 'short' });
export const PaidLate = at({ settled: 'late' });
export const Failed = at({ settled: 'failed' });
export const Cancelled = at({ settled: 'cancelled' });
export const Expired = at({ settled: 'expired' });
export const Refunded = at({ settled: 'refunded' });
export const Disputed = at({ settled: 'disputed' });
export const OfferEnded = at('offerEnded', null);
export const Conflict = at('conflict', null);
export const Subscribed = at('subscribed', null);
export const Unknown = at('unknown', null);
export const CreationFault = at({ fault: 'creation' }, null);
export const ReadingFault = at({ fault: 'reading' }, null);
export const CancellationFault = at({ fault: 'cancellation' });
