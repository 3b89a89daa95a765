import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordingText } from '../../src/browser/recorder/protocol';
import type { Line } from '../../src/browser/recorder/protocol';
import { flowMachine } from '../../inspector/flow/flowMachine';
import ReplayPage from '../../inspector/live/ReplayPage';

const startedAt = Date.UTC(2026, 10, 24);

/** A lamp that was turned so many times. */
function recording(name: string, turns: number) {
  const lines = [
    {
      is: 'actor',
      at: 0,
      actor: 'a1',
      parent: null,
      name: 'lamp',
      machine: 'lamp',
      active: ['lamp.on'],
      context: {},
      status: 'active',
    } satisfies Line,
    ...Array.from({ length: turns }, (_, at): Line => ({
      is: 'event',
      at,
      actor: 'a1',
      from: null,
      type: 'lamp.turn',
    })),
  ];
  const about = { title: 'A page', build: null, startedAt, mayCommand: false };
  return new File([recordingText({ about, lines })], name, { lastModified: startedAt });
}

it('a session gives way to the next one as a whole, and to no file that is none', async () => {
  render(<ReplayPage logic={flowMachine} />);
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/^Recording/), { target: { files: fileList(file) } });
  choose(recording('first.json', 3));
  expect(await screen.findByText('0 of 3 · 0:00.0')).toBeVisible();
  expect(
    screen.getByText(/knows no machine “lamp”: it was built from another version/),
  ).toBeVisible();
  choose(recording('second.json', 2));
  expect(await screen.findByText('0 of 2 · 0:00.0')).toBeVisible();
  choose(new File(['{}'], 'other.json'));
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent('other.json: The file is no recording of flows.');
  expect(screen.getByText('0 of 2 · 0:00.0')).toBeVisible();
  expect(screen.getByLabelText('Recording: second.json')).toBeVisible();
});

it('a file that is dropped beside the mark does not take the place of the page', () => {
  const { unmount } = render(<ReplayPage logic={flowMachine} />);
  expect(fireEvent.dragOver(document.body)).toBe(false);
  expect(fireEvent.drop(document.body)).toBe(false);
  unmount();
  expect(fireEvent.drop(document.body)).toBe(true);
});

const fileList = (file: File) => ({ 0: file, length: 1, item: () => file });
