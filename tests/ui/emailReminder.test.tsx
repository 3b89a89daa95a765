import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VerifyPrompt } from '../../src/ui/shell/VerifyPrompt';
import { reminderAt } from '../support/fixtures/emailReminders';
import { renderView } from '../support/fixtures/views';

test('the line that asks to confirm the email leads there, and can be put away', async () => {
  const actor = reminderAt('shown');
  renderView(<VerifyPrompt href="/verify" actor={actor} />);
  expect(screen.getByRole('link', { name: 'Confirm email' })).toHaveAttribute('href', '/verify');
  await userEvent.click(screen.getByRole('button', { name: 'Remind me tomorrow' }));
  expect(actor.getSnapshot().matches('away')).toBe(true);
});
