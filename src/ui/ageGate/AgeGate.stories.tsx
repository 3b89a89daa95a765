import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AgeGate } from './AgeGate';

const meta = {
  title: 'ageGate/AgeGate',
  component: AgeGate,
  args: {
    language: { locale: 'en', onLocale: fn() },
    busy: false,
    failed: false,
    onConfirm: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof AgeGate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas, args, globals }) => {
    if (globals.locale !== 'en') return;
    await userEvent.click(canvas.getByRole('button', { name: 'I am under 18' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'I am 18 or over' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Proving: Story = { args: { busy: true } };

export const Failed: Story = { args: { failed: true } };
