import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { AnyActorRef, EventObject } from 'xstate';
import { PasswordPage } from '../../src/ui/password/PasswordPage';
import { VerificationPage } from '../../src/ui/verification/VerificationPage';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { passwordAt, verificationAt } from '../support/fixtures/proofs';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

/** Hears what is sent to an actor, and keeps it where it rests. */
function listenTo<TActor extends AnyActorRef>(actor: TActor) {
  const sent = vi.fn<(event: EventObject) => void>();
  actor.send = sent;
  return { actor, sent };
}

const email = 'ada@example.org';
const open = (mail: 'ready' | 'waiting' | 'failed') =>
  ({ open: { code: 'asking', mail } }) as const;

test('the code is typed and sent; an empty field says so', async () => {
  const { actor, sent } = listenTo(verificationAt(open('waiting')));
  renderView(<VerificationPage actor={actor} email={email} />);
  const field = screen.getByRole('textbox', { name: 'Code from the email' });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Fill in the field')).toBeVisible();
  expect(field).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(field, 'abcd-2345{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'verification.submit', code: 'abcd-2345' });
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
});

test.each([
  ['wrong', { kind: 'wrong' }, 'Invalid code'],
  ['unreachable', { kind: 'unreachable' }, /^Something went wrong on the way/],
  ['limited', { kind: 'limited', retryAfterMs: 41_000 }, /41/],
] as const)('a code that is %s has its words', (_, problem, words) => {
  renderView(<VerificationPage actor={verificationAt(open('ready'), problem)} email={email} />);
  expect(screen.getByText(words)).toBeVisible();
});

test.each(['ready', 'failed'] as const)(
  'another mail can be asked for while it is %s',
  async (at) => {
    const { actor, sent } = listenTo(verificationAt(open(at)));
    renderView(<VerificationPage actor={actor} email={email} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'verification.resend' });
  },
);

test('who is confirmed is told so, and led on', () => {
  renderView(<VerificationPage actor={verificationAt('confirmed')} email={email} />);
  expect(screen.getByRole('status')).toHaveTextContent('Your email is confirmed');
  expect(screen.getByRole('link', { name: 'Meet somebody' })).toHaveAttribute('href', '/');
});

test('a mail for a new password is asked for by address', async () => {
  const { actor, sent } = listenTo(passwordAt('asking'));
  renderView(<PasswordPage actor={actor} />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(field, 'ada{Enter}');
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  await userEvent.type(field, '@example.org {Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'password.ask', email });
});

test('a new password is typed twice, and stays where the two differ', async () => {
  const { actor, sent } = listenTo(passwordAt('choosing'));
  renderView(<PasswordPage actor={actor} />);
  await userEvent.type(screen.getByLabelText('New password'), 'a newer password');
  const repeat = screen.getByLabelText('Repeat the new password');
  await userEvent.type(repeat, 'a newer{Enter}');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  await userEvent.type(repeat, ' password{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    type: 'password.save',
    form: { password: 'a newer password', passwordRepeat: 'a newer password' },
  });
});

test.each([
  ['mailed', passwordAt('mailed', { email }), 'Ask again', 'password.again'],
  ['unchecked', passwordAt('unchecked'), 'Try again', 'password.retry'],
  ['saved', passwordAt('saved'), 'Log in', 'password.logIn'],
  ['used', passwordAt({ refused: 'invalid' }), 'Ask for a new link', 'password.again'],
  ['expired', passwordAt({ refused: 'expired' }), 'Ask for a new link', 'password.again'],
] as const)('%s has its way on', async (_, resting, name, type) => {
  const { actor, sent } = listenTo(resting);
  renderView(<PasswordPage actor={actor} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type });
});
