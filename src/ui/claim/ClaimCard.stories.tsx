import type { Meta, StoryObj } from '@storybook/react-vite';
import { claimAt } from '../../../tests/support/fixtures/claims';
import { ClaimCard } from './Claim';

const meta = {
  title: 'claim/ClaimCard',
  component: ClaimCard,
  args: { actor: claimAt('due') },
} satisfies Meta<typeof ClaimCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {};
export const Claiming: Story = { args: { actor: claimAt('claiming') } };
export const Claimed: Story = { args: { actor: claimAt('claimed') } };
export const Waiting: Story = { args: { actor: claimAt('waiting') } };
export const NotYet: Story = { args: { actor: claimAt('notYet') } };
export const Unconfirmed: Story = { args: { actor: claimAt('unconfirmed') } };
export const Failed: Story = { args: { actor: claimAt('failed') } };
