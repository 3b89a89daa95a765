import { expect, it } from 'vitest';
import { flows } from '../../inspector/gallery/flows';
import { leavesOf } from '../../inspector/screens/restsIn';
import { whyNoScreen, withoutScreen } from '../../inspector/screens/withoutScreen';

const leaves = new Set(
  flows.flatMap(({ id, machine }) => leavesOf(machine.root).map((leaf) => `${id}: ${leaf}`)),
);

it('says why of what works behind the pages, and of no state that is gone', () => {
  expect(whyNoScreen('prefetch', 'fetching')).toBe('nobody sees what is fetched ahead');
  expect(whyNoScreen('unblur', 'deciding')).toBe('it is passed at once');
  expect(whyNoScreen('unblur', 'veiled')).toBeNull();
  expect(Object.keys(withoutScreen).filter((state) => !leaves.has(state))).toEqual([]);
});
