import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Line } from '../../src/browser/recorder/protocol';
import { logOf, namesOf } from '../../inspector/live/logOf';
import { SequenceView } from '../../inspector/live/SequenceView';
import { tapeOf } from '../../inspector/live/tape';

const about = { title: 'A page', build: null, startedAt: 0, mayCommand: false };
const actor = (id: string): Line => ({
  is: 'actor',
  at: 0,
  actor: id,
  parent: null,
  name: id,
  machine: id,
  active: [],
  context: {},
  status: 'active',
});
const event = (at: number, from: string | null, to: string, type: string): Line => ({
  is: 'event',
  at,
  actor: to,
  from,
  type,
});
const tape = tapeOf(about, [
  actor('lamp'),
  actor('switch'),
  actor('fuse'),
  event(1, null, 'switch', 'switch.press'),
  event(2, 'switch', 'lamp', 'lamp.turn'),
  event(3, 'lamp', 'fuse', 'xstate.init'),
  event(4, 'fuse', 'fuse', 'xstate.promise.resolve'),
]);

// A browser has it, and scrolls nothing in a test.
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

function show(only: string | null) {
  const cast = tape.at(tape.last);
  const names = namesOf(cast);
  let isAsked = false;
  render(
    <SequenceView
      entries={logOf(tape, 0, tape.last, only)}
      only={only === null ? null : (names.get(only) ?? '')}
      onAll={() => (isAsked = true)}
      cast={cast}
      names={names}
      position={2}
    />,
  );
  const rows = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  return { rows: rows.map(({ textContent }) => textContent), isAsked: () => isAsked };
}

it('says in each row what was sent, and from whom to whom', () => {
  expect(show(null).rows).toEqual([
    '0:00.0Press switchoutside → switch',
    '0:00.0Turn lampswitch → lamp',
    '0:00.0beginslamp → fuse',
    '0:00.0is answeredfuse',
  ]);
  expect(screen.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
});

it('shows of one actor what it sends and gets, and leads back to all', () => {
  const { rows, isAsked } = show('lamp');
  expect(rows).toEqual(['0:00.0Turn lampswitch → lamp', '0:00.0beginslamp → fuse']);
  fireEvent.click(screen.getByRole('button', { name: 'Show everyone’s' }));
  expect(isAsked()).toBe(true);
});
