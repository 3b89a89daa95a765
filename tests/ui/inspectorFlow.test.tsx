import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { FlowPanel } from '../../inspector/flow/FlowPanel';
import { flowMachine } from '../../inspector/flow/flowMachine';
import type { Selection } from '../../inspector/flow/flowMachine';
import { showKeptTheme } from '../../inspector/frame/theme';
import { ThemeButton } from '../../inspector/frame/ThemeButton';
import { flowOf } from '../../inspector/gallery/flows';
import PathsRoute from '../../inspector/paths/PathsRoute';
import { firstSettings } from '../../inspector/screens/screenSettings';
import { CoverageContext } from '../../inspector/walked/CoverageContext';
import { coverageMachine } from '../../inspector/walked/coverageMachine';

// What the sources tell of a machine is long, and would be waited for in the first test alone.
beforeAll(() => import('../../inspector/gallery/facts'));

async function panel(selection: Selection | null) {
  const flow = flowOf('memory');
  if (flow === null) throw new Error('There is no such machine.');
  const coverage = createActor(coverageMachine, { input: { text: null } }).start();
  const nothing = () => undefined;
  await act(async () =>
    render(
      <CoverageContext value={coverage}>
        <Suspense>
          <FlowPanel
            flow={flow}
            selection={selection}
            onSelect={nothing}
            settings={firstSettings}
            onSettings={nothing}
          />
        </Suspense>
      </CoverageContext>,
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'What a character remembers' });
}

it('says of a link to a state that is gone that it is, beside the machine as it is', async () => {
  await panel({ kind: 'state', id: 'memory.opening.late' });
  expect(screen.getByRole('status')).toHaveTextContent(
    'This link leads to the state opening.late, which “What a character remembers” no longer has. It may have been renamed. Here is the whole machine.',
  );
});

it('says the same of a transition', async () => {
  await panel({ kind: 'way', id: 'memory.failed|memory.again|0|memory.loading' });
  expect(screen.getByRole('status')).toHaveTextContent(
    'This link leads to a transition that “What a character remembers” no longer has. It may have been renamed. Here is the whole machine.',
  );
});

it.each([null, { kind: 'state', id: 'memory' } as const])(
  'says nothing where the machine itself is looked at',
  async (selection) => {
    await panel(selection);
    expect(screen.queryByRole('status')).toBeNull();
  },
);

it('says so as well where the way to a state that is gone is asked for', () => {
  render(<PathsRoute logic={flowMachine} id="memory" state="memory.opening" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'This link leads to the state opening, which “What a character remembers” no longer has. It may have been renamed. All others can be found from here.',
  );
  expect(screen.getByRole('link', { name: 'Paths to the other states' })).toBeVisible();
});

const shown = () => document.documentElement.dataset['theme'];

/** The page as its file has it, before anything runs. */
function reload() {
  document.documentElement.dataset['theme'] = 'light';
  showKeptTheme();
}

it('keeps the theme that was chosen until the next visit', () => {
  reload();
  expect(shown()).toBe('light');
  const { unmount } = render(<ThemeButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(shown()).toBe('dark');
  unmount();
  reload();
  expect(shown()).toBe('dark');
  render(<ThemeButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Light theme' }));
  reload();
  expect(shown()).toBe('light');
});

it('turns the theme where the browser keeps nothing, and begins with its own again', () => {
  const refuse = () => {
    throw new Error('Storage is denied.');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  reload();
  render(<ThemeButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(shown()).toBe('dark');
  reload();
  expect(shown()).toBe('light');
  vi.restoreAllMocks();
});
