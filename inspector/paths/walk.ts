import { ancestry, nodesById } from '../chart/chartTypes';
import type { Flow } from '../gallery/flows';
import { Simulation } from '../simulate/simulation';
import type { Script, Step } from '../simulate/steps';
import type { Path, PathStep } from './search';

/** Waits for a delay to end; null if it never does. */
function waited(simulation: Simulation, event: string): Step | null {
  let ms = 0;
  for (let round = 0; round < mostWaits; round += 1) {
    const next = simulation.clock.untilNext();
    if (next === null) return null;
    ms += next;
    simulation.perform({ do: 'wait', ms: next });
    if ([...simulation.frame().taken].some((edge) => edge.split('|')[1] === event))
      return { do: 'wait', ms };
  }
  return null;
}

/** How many other delays may pass before the one being waited for. */
const mostWaits = 12;

const done = (simulation: Simulation, step: PathStep): Step | null => {
  if (step.do === 'after') return waited(simulation, step.event);
  simulation.perform(step);
  return step;
};

/**
 * Runs a path on the real machine.
 * @returns the script, or null if it does not lead to the state after all
 */
export function walked(flow: Flow, state: string, { input, steps }: Path): Script | null {
  const simulation = new Simulation(flow.id, input);
  try {
    const script: Step[] = [];
    for (const step of steps) {
      const one = done(simulation, step);
      if (one === null) return null;
      script.push(one);
    }
    return passes(flow, state, simulation) ? { input, steps: script } : null;
  } finally {
    simulation.stop();
  }
}

/** Whether a machine is in a state, or passed through it in its last step. */
function passes({ chart }: Flow, state: string, simulation: Simulation): boolean {
  const { taken, end } = simulation.frame();
  if (end?.kind === 'broken') return false;
  if (simulation.snapshot()._nodes.some(({ id }) => id === state)) return true;
  const byId = nodesById(chart);
  return chart.edges.some(
    ({ id, source, target }) =>
      taken.has(id) && [source, target].some((one) => ancestry(byId, one).includes(state)),
  );
}
