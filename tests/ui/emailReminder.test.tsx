import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EmailReminder } from '../../src/ui/verification/EmailReminder';
import { reminderAt } from '../support/fixtures/emailReminders';
import { renderView } from '../support/fixtures/views';

test('the card that asks to confirm the email leads there, and can be put away', async () => {
  const actor = reminderAt('shown');
  renderView(<EmailReminder actor={actor} />);
  expect(screen.getByRole('link', { name: 'Confirm email' })).toHaveAttribute('href', '/verify');
  await userEvent.click(screen.getByRole('button', { name: 'Remind me tomorrow' }));
  expect(actor.getSnapshot().matches('away')).toBe(true);
  expect(screen.queryByRole('complementary')).toBeNull();
});
