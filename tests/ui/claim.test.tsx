import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ClaimCard, ClaimChip } from '../../src/ui/claim/Claim';
import { claimAt } from '../support/fixtures/claims';
import { renderView } from '../support/fixtures/views';

afterEach(() => vi.useRealTimers());

function listenTo(actor: ReturnType<typeof claimAt>) {
  const sent = vi.spyOn(actor, 'send').mockImplementation(() => undefined);
  return { actor, sent };
}

test.each(['due', 'failed'] as const)(
  'the chip claims with one press where it is %s',
  async (at) => {
    const { actor, sent } = listenTo(claimAt(at));
    renderView(<ClaimChip actor={actor} />);
    await userEvent.click(screen.getByRole('button', { name: '+100 today' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'claim.confirm' });
  },
);

test('M1 the chip ignores a press while the claim is on its way', async () => {
  const { actor, sent } = listenTo(claimAt('claiming'));
  renderView(<ClaimChip actor={actor} />);
  const chip = screen.getByRole('button', { name: '+100 today' });
  expect(chip).toHaveAttribute('aria-busy', 'true');
  await userEvent.dblClick(chip);
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['claimed', 'You got 100 desires'],
  ['failed', 'That did not work. Nothing was lost.'],
] as const)('the chip says what came of it: %s', (at, words) => {
  renderView(<ClaimChip actor={claimAt(at)} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test.each(['waiting', 'notYet'] as const)('the chip is gone while it is %s', (at) => {
  renderView(<ClaimChip actor={claimAt(at)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the card says when the next is due, and counts the minutes', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 10, 21, 0, 27) });
  renderView(<ClaimCard actor={claimAt('waiting')} />);
  expect(screen.getByText('Again in 5 h 12 min')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(60_000 * 12);
  });
  expect(screen.getByText('Again in 5 h')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Again in 4 h 59 min')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the card says what was claimed elsewhere, and when the next is due', () => {
  renderView(<ClaimCard actor={claimAt('notYet')} />);
  expect(screen.getByRole('status')).toHaveTextContent('You already claimed today’s desires');
  expect(screen.getByText(/^Again in 5 h 1\d min$/)).toBeVisible();
});

test('A12 the card says why, and leads to where the address is confirmed', () => {
  renderView(<ClaimCard actor={claimAt('unconfirmed')} />);
  expect(screen.getByRole('status')).toHaveTextContent('Confirm your email to get yours.');
  expect(screen.getByRole('link', { name: 'Confirm email' })).toHaveAttribute('href', '/verify');
});

test('A12 the chip says why, and leads to where the address is confirmed', () => {
  renderView(<ClaimChip actor={claimAt('unconfirmed')} />);
  expect(screen.getByRole('status')).toHaveTextContent('Confirm your email to get yours.');
  expect(screen.getByRole('link', { name: 'Confirm email' })).toHaveAttribute('href', '/verify');
});

test('the card claims, and tries again what failed', async () => {
  const due = listenTo(claimAt('due'));
  const failed = listenTo(claimAt('failed'));
  const { rerender } = renderView(<ClaimCard actor={due.actor} />);
  await userEvent.click(screen.getByRole('button', { name: 'Claim 100' }));
  expect(due.sent).toHaveBeenCalledExactlyOnceWith({ type: 'claim.confirm' });
  rerender(<ClaimCard actor={failed.actor} />);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(failed.sent).toHaveBeenCalledExactlyOnceWith({ type: 'claim.confirm' });
});
