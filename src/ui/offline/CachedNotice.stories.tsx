import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CachedNotice } from './CachedNotice';

const meta = {
  title: 'offline/CachedNotice',
  component: CachedNotice,
} satisfies Meta<typeof CachedNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cached: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
