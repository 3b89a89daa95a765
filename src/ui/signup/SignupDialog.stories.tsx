import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { someCharacters } from '../../../tests/support/fixtures/someCharacters';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import { signupMachine, type SignupForm } from '../../machines/signup/signupMachine';
import { SignupDialog } from './SignupDialog';

const meta: Meta<typeof SignupDialog> = {
  title: 'signup/SignupDialog',
  component: SignupDialog,
  parameters: { path: '/?signup=1' },
  decorators: [shellDecorator({ visitor: { kind: 'guest', wasLoggedIn: false } })],
  args: { next: undefined, onClose: fn(), faces: someCharacters(5) },
};
export default meta;
type Story = StoryObj<typeof SignupDialog>;

const empty: SignupForm = {
  name: '',
  email: '',
  password: '',
  consent: false,
};
const filled: SignupForm = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'a long evening',
  consent: true,
};

function signupAt(
  value: 'editing' | 'registering' | 'loggingIn',
  form: SignupForm,
  problem: FormProblem | null = null,
) {
  const input = { owner: nobody };
  return createActor(signupMachine, {
    input,
    snapshot: signupMachine.resolveState({ value, context: { ...input, form, problem } }),
  }).start();
}

export const Empty: Story = { args: { actor: signupAt('editing', empty) } };

export const BeforeTheFaces: Story = { args: { actor: signupAt('editing', empty), faces: [] } };

export const Registering: Story = { args: { actor: signupAt('registering', filled) } };

export const LoggingIn: Story = { args: { actor: signupAt('loggingIn', filled) } };

export const RefusedByServer: Story = {
  args: {
    actor: signupAt('editing', filled, {
      kind: 'fields',
      errors: { email: 'invalid-email', name: 'inappropriate-content' },
    }),
  },
};

export const Unreachable: Story = {
  args: { actor: signupAt('editing', filled, { kind: 'unreachable' }) },
};

export const Unchecked: Story = {
  args: { actor: signupAt('editing', filled, { kind: 'unchecked' }) },
};

export const NotFilledIn: Story = {
  args: { actor: signupAt('editing', empty) },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('dialog').querySelector('form');
    const submit = form?.querySelector('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await waitFor(() => expect(form?.querySelectorAll('[aria-invalid=true]').length).toBe(4));
  },
};
