import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { EventObject } from 'xstate';
import { UnsubscribePage } from '../../src/ui/unsubscribe/UnsubscribePage';
import { unsubscribeAt } from '../support/fixtures/proofs';
import { renderView } from '../support/fixtures/views';

test.each([
  ['asking', 'Stop these emails', 'unsubscribe.stop'],
  ['unstopped', 'Try again', 'unsubscribe.stop'],
  ['stopped', 'Turn them back on', 'unsubscribe.undo'],
  ['unresumed', 'Try again', 'unsubscribe.undo'],
  ['resumed', 'Stop these emails', 'unsubscribe.stop'],
] as const)('%s has its way on', async (at, name, type) => {
  const actor = unsubscribeAt(at);
  const sent = vi.fn<(event: EventObject) => void>();
  actor.send = sent;
  renderView(<UnsubscribePage actor={actor} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type });
});

test.each(['unstopped', 'unresumed'] as const)('%s without a line says that it goes on', (at) => {
  renderView(<UnsubscribePage actor={unsubscribeAt(at, { kind: 'unreachable' })} />);
  expect(screen.getByText(/as soon as you are back online/)).toBeVisible();
  expect(screen.queryByText(/What you typed/)).toBeNull();
});

test('a link that is not whole leads to the settings, and no search engine here', () => {
  renderView(<UnsubscribePage actor={unsubscribeAt('invalid')} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This link does not work');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/settings');
  const robots = document.head.querySelector('meta[name=robots]');
  expect(robots).toHaveAttribute('content', 'noindex');
});
