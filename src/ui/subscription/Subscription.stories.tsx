import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ended,
  ending,
  none,
  pastDue,
  prepaid,
  subscriptionAt,
  subscriptionShown,
  trialEnding,
  trialing,
} from '../../../tests/support/fixtures/subscriptions';
import { createPremium } from '../../../tests/support/fixtures/offers';
import { SubscriptionPanel } from './SubscriptionPanel';
import styles from './Subscription.stories.module.css';

const meta: Meta<typeof SubscriptionPanel> = {
  title: 'subscription/Subscription',
  component: SubscriptionPanel,
  parameters: { path: '/settings' },
  decorators: [
    (Story) => (
      <main className={styles.frame}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SubscriptionPanel>;

const at = (...args: Parameters<typeof subscriptionShown>): Story => ({
  args: { actor: subscriptionShown(...args) },
});

const yearly = createPremium({ period: 'year', price: { amount: 5999, currency: 'USD' } });

export const Loading: Story = { args: { actor: subscriptionAt('loading') } };
export const Unread: Story = { args: { actor: subscriptionAt('unread') } };

export const None = at(none);
export const Trialing = at(trialing);
export const Active = at();
export const Yearly = at({ ...trialing, standing: 'active', trialEndsAt: null, offer: yearly });
export const PastDue = at(pastDue);
export const Ending = at(ending);
export const TrialEnding = at(trialEnding);
export const PaidInAdvance = at(prepaid);
export const Ended = at(ended);

export const Confirming = at(undefined, 'confirming');
export const ConfirmingTrial = at(trialing, 'confirming');
export const ConfirmingPastDue = at(pastDue, 'confirming');
export const Cancelling = at(undefined, 'cancelling');
export const Uncancelled = at(undefined, 'uncancelled');
export const Resuming = at(ending, 'resuming');
export const Unresumed = at(ending, 'unresumed');
export const Changed = at(ended, 'changed');
