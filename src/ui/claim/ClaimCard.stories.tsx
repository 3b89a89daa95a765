import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { createProfile } from '../../../tests/support/fixtures/sessions';
import { claimMachine } from '../../machines/claim/claimMachine';
import { ClaimCard } from './ClaimCard';

const nextAt = new Date(Date.now() + 18_720_000).toISOString();

const resting = (value: Parameters<typeof claimMachine.resolveState>[0]['value']) => {
  const profile = createProfile({ nextClaimAt: nextAt });
  const context = {
    owner: nobody,
    userId: profile.id,
    nextAt,
    balanceVersion: 0,
    askedAtVersion: 0,
  };
  const snapshot = claimMachine.resolveState({ value, context });
  return {
    actor: createActor(claimMachine, { input: { owner: nobody, profile }, snapshot }).start(),
  };
};

const meta = {
  title: 'claim/ClaimCard',
  component: ClaimCard,
  args: resting('due'),
} satisfies Meta<typeof ClaimCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {};
export const Claiming: Story = { args: resting('claiming') };
export const Claimed: Story = { args: resting('claimed') };
export const Waiting: Story = { args: resting('waiting') };
export const NotYet: Story = { args: resting('notYet') };
export const Failed: Story = { args: resting('failed') };
