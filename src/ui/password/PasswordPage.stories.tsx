import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { passwordAt } from '../../../tests/support/fixtures/proofs';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { PasswordPage } from './PasswordPage';

const meta: Meta<typeof PasswordPage> = {
  title: 'password/PasswordPage',
  component: PasswordPage,
  parameters: { path: '/password' },
  decorators: [shellDecorator({ visitor: { kind: 'guest', wasLoggedIn: true } })],
};
export default meta;
type Story = StoryObj<typeof PasswordPage>;

const email = 'robin.of.the.long.address@example.org';

export const Asking: Story = { args: { actor: passwordAt('asking') } };

export const AskingFor: Story = { args: { actor: passwordAt('mailing', { email }) } };

export const AskedTooOften: Story = {
  args: {
    actor: passwordAt('asking', { email, problem: { kind: 'limited', retryAfterMs: 41_000 } }),
  },
};

export const AskedInVain: Story = {
  args: { actor: passwordAt('asking', { email, problem: { kind: 'unreachable' } }) },
};

export const NotFilledIn: Story = {
  args: { actor: passwordAt('asking') },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Mailed: Story = { args: { actor: passwordAt('mailed', { email }) } };

export const Looking: Story = { args: { actor: passwordAt('looking') } };

export const Checking: Story = { args: { actor: passwordAt('checking') } };

export const Unchecked: Story = {
  args: { actor: passwordAt('unchecked', { problem: { kind: 'unreachable' } }) },
};

export const Choosing: Story = { args: { actor: passwordAt('choosing') } };

export const NotTheSame: Story = {
  args: {
    actor: passwordAt('choosing', {
      problem: { kind: 'fields', errors: { passwordRepeat: 'mismatch' } },
    }),
  },
};

export const Saving: Story = { args: { actor: passwordAt('saving') } };

export const Saved: Story = { args: { actor: passwordAt('saved') } };

export const Used: Story = { args: { actor: passwordAt({ refused: 'invalid' }) } };

export const Expired: Story = { args: { actor: passwordAt({ refused: 'expired' }) } };
