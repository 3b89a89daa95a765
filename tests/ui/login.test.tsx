import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  loginMachine,
  type Credentials,
  type LoginReply,
} from '../../src/machines/login/loginMachine';
import { LoginDialog } from '../../src/ui/login/LoginDialog';
import { nobody } from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

function openLogin(reply: (credentials: Credentials) => Promise<LoginReply>, registered = '') {
  const requestTokens = vi.fn(reply);
  const actor = createActor(
    loginMachine.provide({
      actors: {
        requestTokens: fromPromise<LoginReply, Credentials>(({ input }) => requestTokens(input)),
      },
    }),
    { input: { owner: nobody, email: registered } },
  ).start();
  const onClose = vi.fn();
  renderView(<LoginDialog actor={actor} next="/ines" onClose={onClose} />, '/');
  return { requestTokens, onClose };
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));

test('after a signup that was no login it says why, and has the address', async () => {
  openLogin(() => Promise.reject(new Error('not asked')), 'ada@example.com');
  expect(email()).toHaveValue('ada@example.com');
  expect(screen.getByText(/^This email may already have an account/)).toBeVisible();
});

test('an empty form says what is missing at each field, and the first one has the focus', async () => {
  const { requestTokens } = openLogin(() => Promise.reject(new Error('not asked')));
  expect(email()).toHaveFocus();
  await userEvent.click(password());
  await submit();
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter your email'));
  expect(password()).toHaveAccessibleDescription('Please enter your password');
  expect(email()).toHaveFocus();
  expect(requestTokens).not.toHaveBeenCalled();
});

test('a wrong address is told, and mended while it is typed', async () => {
  openLogin(() => Promise.reject(new Error('not asked')));
  await userEvent.type(email(), 'ada@');
  await userEvent.type(password(), 'evening');
  await submit();
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Enter a valid email address'));
  await userEvent.type(email(), 'example.com');
  await waitFor(() => expect(email()).not.toHaveAccessibleDescription());
});

test('refused credentials are told, and nothing typed is lost', async () => {
  const { requestTokens } = openLogin(() =>
    Promise.resolve({ kind: 'refused', problem: { kind: 'credentials' } }),
  );
  await userEvent.type(email(), ' ada@example.com ');
  await userEvent.type(password(), 'a long evening');
  await submit();
  expect(
    await screen.findByText('This email and password do not match. Check both and try again.'),
  ).toBeVisible();
  expect(requestTokens.mock.calls).toEqual([
    [{ email: 'ada@example.com', password: 'a long evening' }],
  ]);
  expect(password()).toHaveValue('a long evening');
});

test('too many tries say how long to wait', async () => {
  openLogin(() =>
    Promise.resolve({ kind: 'refused', problem: { kind: 'limited', retryAfterMs: 40_200 } }),
  );
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), 'evening{Enter}');
  expect(
    await screen.findByText('Too many tries. Please wait 41 seconds and try again.'),
  ).toBeVisible();
});

test('while the answer is awaited, another submit sends nothing', async () => {
  const { requestTokens } = openLogin(() => new Promise(() => undefined));
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(password(), 'evening{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true'),
  );
  await userEvent.type(password(), '{Enter}');
  await submit();
  expect(requestTokens).toHaveBeenCalledOnce();
});

test('the way to a new account keeps where to go on', () => {
  openLogin(() => Promise.reject(new Error('not asked')));
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/?signup=1&next=%2Fines',
  );
});
