import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { cookingMachine } from '../../src/machines/evening/cookingMachine';
import { filmNightMachine } from '../../src/machines/evening/filmNightMachine';
import { nightWalkMachine } from '../../src/machines/evening/nightWalkMachine';
import { startRun, testChart } from '../support/machines';

const machines: readonly AnyStateMachine[] = [cookingMachine, nightWalkMachine, filmNightMachine];

const event = (name: string) => ({ type: `evening.${name}` });
const first = event('first');
const other = event('other');
const ask = event('ask');

for (const machine of machines) {
  const run = { machine: () => machine };
  testChart(machine.id, {
    ...run,
    alphabet: ['first', 'second', 'agree', 'ask', 'other', 'leave', 'break'].map(event),
    // Two messages about something else end it, so that one at most is ever counted.
    invariant: ({ context }) => expect([0, 1]).toContain(context.strays),
  });

  describe(machine.id, () => {
    it('goes on by what is chosen, to its end', async () => {
      const evening = startRun(run);
      await evening.performAll([first, event('second'), event('agree')]);
      expect(evening.value()).toBe('over');
    });

    it('waits while something is asked, and fades after two messages about something else', async () => {
      const evening = startRun(run);
      const begun = evening.value();
      await evening.performAll([ask, other, ask, other]);
      expect(evening.value()).toBe(begun);
      await evening.perform(other);
      expect(evening.value()).toBe('faded');
    });

    it('ends at once where the user leaves it, or something weighs more', async () => {
      for (const [name, ending] of [
        ['leave', 'left'],
        ['break', 'faded'],
      ] as const) {
        const evening = startRun(run);
        await evening.performAll([first, event(name)]);
        expect(evening.value()).toBe(ending);
      }
    });
  });
}
