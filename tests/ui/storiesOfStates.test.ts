import { expect, test } from 'vitest';
import { flows } from '../../inspector/gallery/flows';
import { leavesOf } from '../../inspector/screens/restsIn';
import { loadScreens } from '../../inspector/screens/stories';
import { whyNoScreen, withoutScreen } from '../../inspector/screens/withoutScreen';

test('every state that a person can see rests in a story, and every other says why not', async () => {
  const screens = await loadScreens();
  const shown = new Set(screens.flatMap(({ states }) => states));
  const missing = flows.flatMap(({ id, machine }) =>
    leavesOf(machine.root)
      .filter((leaf) => !shown.has(`${id}: ${leaf}`) && whyNoScreen(id, leaf) === null)
      .map((leaf) => `${id}: ${leaf}`),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(withoutScreen).filter((state) => shown.has(state))).toEqual([]);
});
