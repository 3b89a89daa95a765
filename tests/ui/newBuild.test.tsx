import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { buildWatchMachine } from '../../src/machines/buildWatch/buildWatchMachine';
import { NewBuild } from '../../src/ui/shell/NewBuild';
import { nobody } from '../support/fixtures/chats';
import { renderView } from '../support/fixtures/views';

function show(value: 'waiting' | { outdated: 'noticed' | 'cutOff' | 'dismissed' }) {
  const input = { navigation: nobody };
  const reload = vi.fn();
  const machine = buildWatchMachine.provide({ actions: { reload } });
  const snapshot = machine.resolveState({ value, context: input });
  renderView(<NewBuild actor={createActor(machine, { input, snapshot }).start()} />);
  return reload;
}

test('says that there is a new version, and reloads when asked to', async () => {
  const reload = show({ outdated: 'noticed' });
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('goes when it is put away', async () => {
  show({ outdated: 'noticed' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['waiting', { outdated: 'cutOff' }, { outdated: 'dismissed' }] as const)(
  'says nothing in %j',
  (value) => {
    show(value);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
