import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { claimAt } from '../../../tests/support/fixtures/claims';
import { ClaimChip } from './Claim';

const meta = {
  title: 'claim/ClaimChip',
  component: ClaimChip,
  args: { actor: claimAt('due') },
} satisfies Meta<typeof ClaimChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {};
export const Claiming: Story = { args: { actor: claimAt('claiming') } };
export const Claimed: Story = { args: { actor: claimAt('claimed') } };
export const Unconfirmed: Story = { args: { actor: claimAt('unconfirmed') } };
export const Failed: Story = { args: { actor: claimAt('failed') } };

/** Shows nothing until the next claim is due; settings and side menu say when. */
export const Waiting: Story = {
  args: { actor: claimAt('waiting') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
