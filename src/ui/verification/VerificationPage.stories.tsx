import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { verificationAt } from '../../../tests/support/fixtures/proofs';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { VerificationPage } from './VerificationPage';

const meta: Meta<typeof VerificationPage> = {
  title: 'verification/VerificationPage',
  component: VerificationPage,
  parameters: { path: '/verify' },
  decorators: [shellDecorator({ tab: 'profile' })],
  args: { email: 'robin.of.the.long.address@example.org' },
};
export default meta;
type Story = StoryObj<typeof VerificationPage>;

const open = (code: 'asking' | 'checking', mail: 'ready' | 'sending' | 'waiting' | 'failed') => ({
  open: { code, mail },
});

export const Looking: Story = { args: { actor: verificationAt('looking') } };

export const Asking: Story = { args: { actor: verificationAt(open('asking', 'ready')) } };

export const MailSent: Story = { args: { actor: verificationAt(open('asking', 'waiting')) } };

export const SendingMail: Story = { args: { actor: verificationAt(open('asking', 'sending')) } };

export const MailFailed: Story = { args: { actor: verificationAt(open('asking', 'failed')) } };

export const Checking: Story = { args: { actor: verificationAt(open('checking', 'waiting')) } };

export const WrongCode: Story = {
  args: { actor: verificationAt(open('asking', 'ready'), { kind: 'wrong' }) },
};

export const TooManyTries: Story = {
  args: {
    actor: verificationAt(open('asking', 'ready'), { kind: 'limited', retryAfterMs: 41_000 }),
  },
};

export const Unreachable: Story = {
  args: { actor: verificationAt(open('asking', 'ready'), { kind: 'unreachable' }) },
};

export const NotFilledIn: Story = {
  args: { actor: verificationAt(open('asking', 'ready')) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Confirmed: Story = { args: { actor: verificationAt('confirmed') } };
