import type { Meta, StoryObj } from '@storybook/react-vite';
import { purchases, receiptsAt } from '../../../tests/support/fixtures/subscriptions';
import { Receipts } from './Receipts';
import styles from './Subscription.stories.module.css';

const meta: Meta<typeof Receipts> = {
  title: 'subscription/Receipts',
  component: Receipts,
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
type Story = StoryObj<typeof Receipts>;

const at = (...args: Parameters<typeof receiptsAt>): Story => ({
  args: { actor: receiptsAt(...args) },
});

const firstPage = { purchases: purchases.slice(0, 2), next: 'page-2' };

export const Loading = at('loading');
export const Failed = at('failed');
export const Empty = at({ shown: 'resting' }, { purchases: [], next: null });
export const EveryState = at({ shown: 'resting' });
export const WithOlder = at({ shown: 'resting' }, firstPage);
export const Extending = at({ shown: 'extending' }, firstPage);
export const Unextended = at({ shown: 'unextended' }, firstPage);
