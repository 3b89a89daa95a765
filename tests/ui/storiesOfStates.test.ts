import { expect, test } from 'vitest';
import { flows } from '../../inspector/gallery/flows';
import { leavesOf } from '../../inspector/screens/restsIn';
import { loadScreens } from '../../inspector/screens/stories';
import { ownReason, whyNoScreen } from '../../inspector/screens/whyNoScreen';

test('every state that a person can see rests in a story, and every other says why not', async () => {
  const screens = await loadScreens();
  const shown = new Set(screens.flatMap(({ states }) => states));
  const leaves = flows.flatMap(({ id, machine }) =>
    leavesOf(machine.root).map((leaf) => ({ id, leaf, state: `${id}: ${leaf}` })),
  );
  const missing = leaves.filter(
    ({ id, leaf, state }) => !shown.has(state) && whyNoScreen(id, leaf) === null,
  );
  expect(missing.map(({ state }) => state)).toEqual([]);
  const doubted = leaves.filter(({ id, leaf, state }) => shown.has(state) && ownReason(id, leaf));
  expect(doubted.map(({ state }) => state)).toEqual([]);
});
