import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  signupMachine,
  type SignupForm,
  type SignupReply,
} from '../../src/machines/signup/signupMachine';
import { SignupDialog } from '../../src/ui/signup/SignupDialog';
import { signupSchema } from '../../src/ui/signup/signup.schema';
import { nobody } from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

const filled: SignupForm = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'a long evening',
  consent: true,
};

function openSignup(reply: (form: SignupForm) => Promise<SignupReply>) {
  const register = vi.fn(reply);
  const actor = createActor(
    signupMachine.provide({
      actors: {
        draft: fromCallback(() => undefined),
        register: fromPromise<SignupReply, SignupForm>(({ input }) => register(input)),
      },
    }),
    { input: { owner: nobody } },
  ).start();
  renderView(<SignupDialog actor={actor} next={undefined} onClose={vi.fn()} />);
  return { register };
}

const field = (label: string) => screen.getByLabelText(label);
const consent = () => screen.getByLabelText(/^I am 18 or over and accept the terms/);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function fillIn() {
  await userEvent.type(field('Username'), filled.name);
  await userEvent.type(field('Email'), filled.email);
  await userEvent.type(field('Password'), filled.password);
  await userEvent.click(consent());
}

test.each<[string, Partial<SignupForm>, Record<string, string>]>([
  ['nothing wrong', {}, {}],
  ['no name', { name: '  ' }, { name: 'username' }],
  ['100 characters of a name', { name: 'a'.repeat(100) }, {}],
  ['101 characters of a name', { name: 'a'.repeat(101) }, { name: 'usernameLong' }],
  ['no address', { email: '' }, { email: 'email' }],
  ['half an address', { email: 'ada@' }, { email: 'emailInvalid' }],
  ['a password of 6', { password: 'abcdef' }, {}],
  ['a password of 5', { password: 'abcde' }, { password: 'passwordShort' }],
  ['a password of 255', { password: 'a'.repeat(255) }, {}],
  ['a password of 256', { password: 'a'.repeat(256) }, { password: 'passwordLong' }],
  ['neither 18 nor the terms', { consent: false }, { consent: 'tick' }],
])('the rules of spec 5: %s', async (_, changes, expected) => {
  const problems = await signupSchema
    .validate({ ...filled, ...changes }, { abortEarly: false })
    .then(
      () => ({}),
      (error: { inner: { path: string; message: string }[] }) =>
        Object.fromEntries(error.inner.reverse().map(({ path, message }) => [path, message])),
    );
  expect(problems).toEqual(expected);
});

test('an empty form says what each field wants, and the first has the focus', async () => {
  const { register } = openSignup(() => Promise.reject(new Error('not asked')));
  await submit();
  await waitFor(() =>
    expect(field('Username')).toHaveAccessibleDescription(/^Please enter your username/),
  );
  expect(field('Email')).toHaveAccessibleDescription('Please enter your email');
  expect(field('Password')).toHaveAccessibleDescription(/^Please enter your password/);
  expect(consent()).toHaveAccessibleDescription('Please tick the box to go on');
  expect(field('Username')).toHaveFocus();
  expect(register).not.toHaveBeenCalled();
});

test('the password is typed once, and can be shown', async () => {
  openSignup(() => Promise.reject(new Error('not asked')));
  const show = screen.getByRole('button', { name: 'Show password' });
  expect(show).toHaveAttribute('aria-pressed', 'false');
  expect(field('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(show);
  expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(field('Password')).toHaveAttribute('type', 'text');
});

test("the server's words stand at the field until it is changed, and nothing typed is lost", async () => {
  const { register } = openSignup(() =>
    Promise.resolve({
      kind: 'refused',
      problem: {
        kind: 'fields',
        errors: { name: 'inappropriate-content', email: 'invalid-email' },
      },
    }),
  );
  await fillIn();
  await submit();
  await waitFor(() =>
    expect(field('Username')).toHaveAccessibleDescription(/^Inappropriate content/),
  );
  expect(field('Username')).toHaveFocus();
  expect(register.mock.calls).toEqual([[filled]]);
  expect(field('Password')).toHaveValue(filled.password);

  await userEvent.type(field('Username'), ' B.');
  await waitFor(() =>
    expect(field('Username')).not.toHaveAccessibleDescription(/Inappropriate content/),
  );
  expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address');
});

test('L2 a name that cannot be judged now is told, with everything typed still there', async () => {
  const { register } = openSignup(async () => ({
    kind: 'refused',
    problem: { kind: 'unchecked' },
  }));
  await fillIn();
  await submit();
  expect(await screen.findByText(/^We can’t check your text right now/)).toBeVisible();
  expect(field('Username')).toHaveValue(filled.name);
  expect(field('Password')).toHaveValue(filled.password);
  await submit();
  expect(register).toHaveBeenCalledTimes(2);
});
