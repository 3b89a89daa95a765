import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { LedgerEntry, LedgerPage as Page } from '../../src/machines/ledger/entry';
import { ledgerMachine } from '../../src/machines/ledger/ledgerMachine';
import { LedgerPage } from '../../src/ui/ledger/LedgerPage';
import { createEntry, ledgerAt } from '../support/fixtures/ledger';
import { memberSession } from '../support/fixtures/sessionAt';
import { createProfile } from '../support/fixtures/sessions';
import { renderView } from '../support/fixtures/views';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 10, 21) });
});
afterEach(() => vi.useRealTimers());

const session = memberSession(createProfile());
/** Beside the list of the settings' parts. */
const rowsShown = () =>
  screen.getAllByRole('listitem').filter((row) => row.closest('nav') === null);

const at = (day: number, hour: number, year = 2026) => new Date(year, 0, day, hour).toISOString();
const shown = (entries: readonly LedgerEntry[], next: string | null = null) =>
  ledgerAt({ shown: { head: 'current', past: 'idle' } }, { entries, next });

test('each day has its changes: why, on whom, by how much, and what was there after', () => {
  const entries = [
    createEntry(5, {
      amount: -3,
      balance: 1_197,
      reason: 'unblur',
      character: { slug: 'ines', name: 'Inês' },
      createdAt: at(10, 20),
    }),
    createEntry(4, { balance: 1_200, createdAt: at(10, 8) }),
    createEntry(3, { balance: 1_100, createdAt: at(9, 8), reason: 'premium-day' }),
    createEntry(2, { balance: 1_000, createdAt: at(3, 8), reason: null }),
    createEntry(1, { balance: 900, createdAt: at(3, 8, 2025), reason: 'purchase' }),
  ];
  const { history } = renderView(<LedgerPage session={session} actor={shown(entries)} />);
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Today', 'Yesterday', 'Saturday, January 3', 'January 3, 2025']);
  const rows = rowsShown();
  expect(rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Picture unlockedInês · 8:00 PM-3Balance 1 197',
    'Free daily desires8:00 AM+100Balance 1 200',
    'Premium: daily desires8:00 AM+100Balance 1 100',
    'Another change8:00 AM+100Balance 1 000',
    'Desires bought8:00 AM+100Balance 900',
  ]);
  const [first] = rows;
  if (first === undefined) throw new Error('no row');
  expect(within(first).getByRole('link', { name: 'Inês' })).toHaveAttribute('href', '/ines');
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Log out' })]);
  expect(history).toEqual(['/']);
});

test('older ones are asked for by a button, which tries again what failed', async () => {
  const asked: (string | null)[] = [];
  const answers: Page[] = [{ entries: [createEntry(2)], next: 'before 2' }];
  const actor = createActor(
    ledgerMachine.provide({
      actors: {
        loadEntries: fromPromise<Page, { cursor: string | null }>(async ({ input: { cursor } }) => {
          asked.push(cursor);
          const answer = answers.shift();
          if (answer === undefined) throw new Error('no network');
          return answer;
        }),
      },
    }),
  ).start();
  renderView(<LedgerPage session={session} actor={actor} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your history');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Older entries could not be loaded.');
  answers.push({ entries: [createEntry(1)], next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(rowsShown).toHaveLength(2);
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Log out' })]);
  expect(asked).toEqual([null, 'before 2', 'before 2']);
});

test('nothing yet, and nothing to be had, are said in words', async () => {
  const { rerender } = renderView(<LedgerPage session={session} actor={ledgerAt('empty')} />);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing here yet');
  const failed = ledgerAt('failed');
  const heard = vi.spyOn(failed, 'send');
  rerender(<LedgerPage session={session} actor={failed} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Your desires are safe.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(heard).toHaveBeenCalledWith({ type: 'ledger.retry' });
});
