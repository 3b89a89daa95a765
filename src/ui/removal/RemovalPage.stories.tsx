import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { removalAt, removalForm, removalReceipt } from '../../../tests/support/fixtures/reports';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { RemovalPage } from './RemovalPage';

const meta: Meta<typeof RemovalPage> = {
  title: 'removal/RemovalPage',
  component: RemovalPage,
  parameters: { path: '/removal' },
  decorators: [shellDecorator({ visitor: { kind: 'guest', wasLoggedIn: false } })],
};
export default meta;
type Story = StoryObj<typeof RemovalPage>;

export const Editing: Story = { args: { actor: removalAt('editing') } };

export const NotFilledIn: Story = {
  args: { actor: removalAt('editing') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request removal' }));
    await expect(canvas.getByRole('textbox', { name: 'Where is the picture?' })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: {
    actor: removalAt('editing', {
      form: removalForm,
      problem: { kind: 'fields', errors: { email: 'invalid-email' } },
    }),
  },
};

export const NotSent: Story = {
  args: { actor: removalAt('editing', { form: removalForm, problem: { kind: 'unreachable' } }) },
};

export const Sending: Story = { args: { actor: removalAt('sending', { form: removalForm }) } };

export const Received: Story = {
  args: { actor: removalAt('received', { form: removalForm, receipt: removalReceipt }) },
};
