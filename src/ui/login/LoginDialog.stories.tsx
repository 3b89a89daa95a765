import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { someCharacters } from '../../../tests/support/fixtures/someCharacters';
import { loginMachine } from '../../machines/login/loginMachine';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import { LoginDialog } from './LoginDialog';

const meta: Meta<typeof LoginDialog> = {
  title: 'login/LoginDialog',
  component: LoginDialog,
  parameters: { path: '/?login=1' },
  decorators: [shellDecorator({ visitor: { kind: 'guest', wasLoggedIn: true } })],
  args: { next: undefined, onClose: fn(), faces: someCharacters(5) },
};
export default meta;
type Story = StoryObj<typeof LoginDialog>;

function loginAt(value: 'editing' | 'submitting', email = '', problem: FormProblem | null = null) {
  const input = { owner: nobody, email };
  const context = { ...input, credentials: { email, password: '' }, problem };
  return createActor(loginMachine, {
    input,
    snapshot: loginMachine.resolveState({ value, context }),
  }).start();
}

export const Empty: Story = { args: { actor: loginAt('editing') } };

export const BeforeTheFaces: Story = { args: { actor: loginAt('editing'), faces: [] } };

export const AfterSignup: Story = { args: { actor: loginAt('editing', 'ada@example.com') } };

export const Busy: Story = { args: { actor: loginAt('submitting', 'ada@example.com') } };

export const WrongCredentials: Story = {
  args: { actor: loginAt('editing', 'ada@example.com', { kind: 'credentials' }) },
};

export const TooManyTries: Story = {
  args: { actor: loginAt('editing', 'ada@example.com', { kind: 'limited', retryAfterMs: 41_000 }) },
};

export const Unreachable: Story = {
  args: { actor: loginAt('editing', 'ada@example.com', { kind: 'unreachable' }) },
};

export const NotFilledIn: Story = {
  args: { actor: loginAt('editing') },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('dialog').querySelector('form');
    const submit = form?.querySelector('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await waitFor(() => expect(form?.querySelectorAll('[aria-invalid=true]').length).toBe(2));
  },
};
