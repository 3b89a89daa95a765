import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemePicker } from './ThemePicker';

const meta = {
  title: 'shell/ThemePicker',
  component: ThemePicker,
  args: { theme: 'dark', onTheme: fn() },
} satisfies Meta<typeof ThemePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args, globals }) => {
    if (globals.locale !== 'en') return;
    await userEvent.click(canvas.getByRole('radio', { name: 'Daylight' }));
    await expect(args.onTheme).toHaveBeenCalledWith('light');
  },
};

export const Compact: Story = { args: { compact: true } };
