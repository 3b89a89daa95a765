import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { AnyActorRef, EventObject } from 'xstate';
import { FarewellPanel } from '../../src/ui/account/DataPanel';
import { DevicesPanel } from '../../src/ui/account/DevicesPanel';
import { EmailPanel } from '../../src/ui/account/EmailPanel';
import { MailPanel } from '../../src/ui/account/MailPanel';
import { PasswordPanel } from '../../src/ui/account/PasswordPanel';
import {
  devicesAt,
  emailChangeAt,
  farewellAt,
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
  await userEvent.type(screen.getByLabelText('New address'), 'nobody');
  await userEvent.click(button('Send the code'));
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  expect(screen.getByText('Please enter your password')).toBeVisible();
  expect(screen.getByLabelText('New address')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('New address'), '@example.org');
  await userEvent.type(screen.getByLabelText('Current password'), 'secret{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    type: 'emailChange.submit',
    form: { email: 'nobody@example.org', currentPassword: 'secret' },
  });
});

test.each([
  ['wrong-password', 'currentPassword', 'Wrong password'],
  ['unchanged', 'email', 'This is your address already'],
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
  await userEvent.type(screen.getByLabelText('Code from the mail'), 'abcd{Enter}');
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
  await userEvent.click(button('Log out Safari on iOS'));
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
  expect(control).toHaveAccessibleDescription(/One mail a week at most/);
  expect(screen.getByText(/payments always come/)).toBeVisible();
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
  expect(screen.getByRole('alert')).toHaveTextContent('Your choice did not arrive');
  await userEvent.click(button('Try again'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'mailWishes.retry' });
});

test('the account goes by the word alone, and what goes is said before', async () => {
  const { actor, sent } = listenTo(farewellAt({ asking: 'open' }));
  renderView(<FarewellPanel actor={actor} />);
  expect(screen.getByText(/running subscription is cancelled/)).toBeVisible();
  const field = screen.getByLabelText('Type delete to confirm');
  await userEvent.type(field, 'delet{Enter}');
  await userEvent.type(field, 'e{Enter}');
  expect(sent.mock.calls.map(([event]) => event)).toEqual([
    { type: 'farewell.confirm', isTyped: false },
    { type: 'farewell.confirm', isTyped: true },
  ]);
});
