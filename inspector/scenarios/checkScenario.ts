import { runScript } from '../simulate/simulation';
import { scriptWords } from '../simulate/scriptWords';
import type { Script } from '../simulate/steps';
import type { Scenario } from './scenarioFile';

/** The innermost active states at the beginning of a script, and after each of its steps. */
export function leadsOf(flow: string, script: Script): Scenario['leads'] {
  const { simulation, frames } = runScript(flow, script);
  simulation.stop();
  return frames.map(({ active }) => [...active].toSorted());
}

/** Where a flow no longer does what a scenario says, in words; null if it does. */
export function scenarioFault({ flow, script, leads }: Scenario): string | null {
  const found = leadsOf(flow, script);
  const at = found.findIndex((states, index) => states.join() !== leads[index]?.join());
  if (at < 0) return null;
  const step = at === 0 ? 'The beginning' : (scriptWords(flow, script)[at - 1] ?? '');
  const wanted = leads[at]?.join(', ') ?? 'nowhere';
  return `${step}: leads to ${found[at]?.join(', ')}, not to ${wanted}.`;
}
