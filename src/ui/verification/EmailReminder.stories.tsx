import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { reminderAt } from '../../../tests/support/fixtures/emailReminders';
import { EmailReminder } from './EmailReminder';

const meta = {
  title: 'verification/EmailReminder',
  component: EmailReminder,
  args: { actor: reminderAt('shown') },
} satisfies Meta<typeof EmailReminder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const PutAway: Story = {
  args: { actor: reminderAt('shown') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me tomorrow' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
