import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnyActorRef, EventObject } from 'xstate';
import { exportMachine } from '../../src/machines/account/exportMachine';
import { ExportPanel, AccountDeletionPanel } from '../../src/ui/account/DataPanel';
import { DevicesPanel } from '../../src/ui/account/DevicesPanel';
import { EmailPanel } from '../../src/ui/account/EmailPanel';
import { MailPanel } from '../../src/ui/account/MailPanel';
import { PasswordPanel } from '../../src/ui/account/PasswordPanel';
import {
  devicesAt,
  emailChangeAt,
  exportAt,
  accountDeletionAt,
  mailWishesAt,
  passwordChangeAt,
} from '../support/fixtures/account';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

/** Hears what is sent to an actor, and keeps it where it rests. */
function listenTo<TActor extends AnyActorRef>(actor: TActor) {
  const sent = vi.fn<(event: EventObject) => void>();
  actor.send = sent;
  return { actor, sent };
}

const email = 'ada@example.org';
const button = (name: string) => screen.getByRole('button', { name });

test('another address needs the password, and says what is wrong at the field', async () => {
  const { actor, sent } = listenTo(emailChangeAt('editing'));
  renderView(<EmailPanel actor={actor} email={email} />);
  await userEvent.type(screen.getByLabelText('New email'), 'nobody');
  await userEvent.click(button('Send the code'));
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  expect(screen.getByText('Please enter your password')).toBeVisible();
  expect(screen.getByLabelText('New email')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('New email'), '@example.org');
  await userEvent.type(screen.getByLabelText('Current password'), 'secret{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    type: 'emailChange.submit',
    form: { email: 'nobody@example.org', currentPassword: 'secret' },
  });
});

test.each([
  ['wrong-password', 'currentPassword', 'Wrong password'],
  ['unchanged', 'email', 'This is already your email'],
] as const)('what the server found (%s) stands at its field', (code, field, words) => {
  const problem = { kind: 'fields', errors: { [field]: code } } as const;
  renderView(<EmailPanel actor={emailChangeAt('editing', { problem })} email={email} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('the code is typed, sent again, or given up', async () => {
  const waiting = { email: 'new@example.org', waitMs: 0 };
  const { actor, sent } = listenTo(
    emailChangeAt({ waiting: { code: 'open', mail: 'ready' } }, { waiting }),
  );
  renderView(<EmailPanel actor={actor} email={email} />);
  expect(screen.getByText(/new@example\.org/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code from the email'), 'abcd{Enter}');
  await userEvent.click(button('Send the code again'));
  await userEvent.click(button('Keep the old one'));
  expect(sent.mock.calls.map(([event]) => event)).toEqual([
    { type: 'emailChange.confirm', code: 'abcd' },
    { type: 'emailChange.resend' },
    { type: 'emailChange.cancel' },
  ]);
});

test('another password is typed twice, for password managers to see', async () => {
  const { actor, sent } = listenTo(passwordChangeAt('editing'));
  renderView(<PasswordPanel actor={actor} email={email} />);
  const current = screen.getByLabelText('Current password');
  expect(current).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.type(current, 'old one');
  const [next, repeat] = screen.getAllByLabelText(/password/i, {
    selector: 'input[autocomplete="new-password"]',
  });
  if (next === undefined || repeat === undefined) throw new Error('Two fields are missing');
  await userEvent.type(next, 'newer one');
  await userEvent.type(repeat, 'another{Enter}');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(repeat);
  await userEvent.type(repeat, 'newer one{Enter}');
  const form = {
    currentPassword: 'old one',
    password: 'newer one',
    passwordRepeat: 'newer one',
  };
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'passwordChange.submit', form });
});

test('each device but this one can be logged out, and all of them', async () => {
  const { actor, sent } = listenTo(devicesAt({ shown: 'idle' }));
  renderView(<DevicesPanel actor={actor} />);
  expect(screen.getByText(/This device/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out Firefox on Windows' })).toBeNull();
  await userEvent.click(button('Log out Safari on iPhone'));
  await userEvent.click(button('Log out everywhere'));
  expect(sent.mock.calls.map(([event]) => event)).toEqual([
    { type: 'devices.end', id: 'phone' },
    { type: 'devices.endAll' },
  ]);
});

test('mails are turned on by their switch, with what always comes below', async () => {
  const { actor, sent } = listenTo(mailWishesAt('shown'));
  renderView(<MailPanel actor={actor} />);
  const control = screen.getByRole('switch', { name: 'Remind me of free desires' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription(/Once a week at most/);
  expect(screen.getByText(/emails about your account and payments/)).toBeVisible();
  await userEvent.click(control);
  const wishes = { reminders: true };
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'mailWishes.choose', wishes });
});

test('the switch goes back where its choice did not arrive, and says so with a way on', async () => {
  const saving = renderView(<MailPanel actor={mailWishesAt('saving', true)} />);
  expect(screen.getByRole('switch')).toBeChecked();
  saving.unmount();
  const { actor, sent } = listenTo(mailWishesAt('failed', true));
  renderView(<MailPanel actor={actor} />);
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('Your choice was not saved');
  await userEvent.click(button('Try again'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'mailWishes.retry' });
});

test('the account goes by the word and the password, and what goes is said before', async () => {
  const { actor, sent } = listenTo(accountDeletionAt({ asking: 'open' }));
  renderView(<AccountDeletionPanel actor={actor} email={email} />);
  expect(screen.getByText(/running subscription is cancelled/)).toBeVisible();
  const field = screen.getByLabelText('Type delete to confirm');
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText('Please enter your password')).toBeVisible();
  expect(screen.getByText('Type delete to go on')).toBeVisible();
  expect(field).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(field, 'delet');
  await userEvent.type(screen.getByLabelText('Current password'), 'secret{Enter}');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'e{Enter}');
  expect(sent.mock.calls.map(([event]) => event)).toEqual([
    { type: 'accountDeletion.confirm', isTyped: false, password: 'secret' },
    { type: 'accountDeletion.confirm', isTyped: true, password: 'secret' },
  ]);
});

const wrongPassword = { kind: 'fields', errors: { currentPassword: 'wrong-password' } } as const;
const limited = { kind: 'limited', retryAfterMs: 30_000 } as const;

test.each([
  ['mistaken', wrongPassword, 'Wrong password'],
  ['limited', limited, 'Too many tries. Please wait 30 seconds and try again.'],
] as const)('A9 what kept the account from going is said: %s', (asking, problem, words) => {
  renderView(<AccountDeletionPanel actor={accountDeletionAt({ asking }, problem)} email={email} />);
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['mistaken', wrongPassword, 'Wrong password'],
  ['limited', limited, 'Too many tries. Please wait 30 seconds and try again.'],
  ['failed', null, 'The file did not arrive complete. Try again.'],
] as const)('A9 what kept the file from coming is said: %s', (asking, problem, words) => {
  renderView(<ExportPanel actor={exportAt({ asking }, problem)} email={email} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('A9 the file comes for the password, which is still there where the network failed', async () => {
  const actor = createActor(
    exportMachine.provide({
      actors: { saveExport: fromPromise(() => Promise.reject(new Error('no network'))) },
    }),
  ).start();
  renderView(<ExportPanel actor={actor} email={email} />);
  await userEvent.click(button('Download my data'));
  await userEvent.click(button('Download'));
  expect(await screen.findByText('Please enter your password')).toBeVisible();
  const field = screen.getByLabelText('Current password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.type(field, 'secret{Enter}');
  expect(await screen.findByText('The file did not arrive complete. Try again.')).toBeVisible();
  expect(field).toHaveValue('secret');
  expect(actor.getSnapshot().context.password).toBe('');
});
