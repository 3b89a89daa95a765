import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeptNotice } from './KeptNotice';

const meta = {
  title: 'kept/KeptNotice',
  component: KeptNotice,
  args: { at: new Date(2026, 10, 22, 14, 3).getTime() },
} satisfies Meta<typeof KeptNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('22');
  },
};
