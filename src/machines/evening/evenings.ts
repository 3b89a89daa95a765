import { initialTransition, transition } from 'xstate';
import { cookingMachine } from './cookingMachine';
import type { EveningEvent } from './eveningSetup';
import { filmNightMachine } from './filmNightMachine';
import { nightWalkMachine } from './nightWalkMachine';

const machines = {
  cooking: cookingMachine,
  nightWalk: nightWalkMachine,
  filmNight: filmNightMachine,
};

export type EveningId = keyof typeof machines;

export const eveningIds: readonly EveningId[] = ['cooking', 'nightWalk', 'filmNight'];

/** Where an evening is after all that the user did in it: the name of its state, by its chart. */
export function eveningAfter(id: EveningId, events: readonly EveningEvent['type'][]): string {
  const machine = machines[id];
  let [snapshot] = initialTransition(machine);
  for (const type of events) [snapshot] = transition(machine, snapshot, { type });
  return String(snapshot.value);
}
