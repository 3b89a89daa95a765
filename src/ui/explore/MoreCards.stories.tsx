import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MoreCards } from './MoreCards';

const meta = {
  title: 'explore/MoreCards',
  component: MoreCards,
  args: { state: 'idle', onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof MoreCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsksWhenItComesInSight: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
  },
};

export const End: Story = { args: { state: 'end' } };
