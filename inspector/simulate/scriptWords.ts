import { outcomeOf, sourceOf } from './outcomes';
import { samplesOf } from './samples';
import type { Sample } from './sampleTypes';
import { Simulation } from './simulation';
import { isEventSample } from './steps';
import type { ActorPath, EventSample, Script, Step } from './steps';
import { stepWords } from './stepWords';
import { tellApart } from './tellApart';

/** The samples that would lead elsewhere. */
const elsewhere = <S extends Sample>(
  own: Sample,
  samples: readonly S[],
  lead: (sample: Sample) => string,
): readonly S[] => {
  const key = lead(own);
  return samples.filter((sample) => lead(sample) !== key);
};

const eventFacts = (simulation: Simulation, path: ActorPath, event: EventSample) => {
  const snapshot = simulation.machineAt(path);
  if (snapshot === null) return [];
  const samples = (samplesOf(snapshot.machine.id).events[event.type] ?? []).filter(isEventSample);
  const lead = (sample: Sample) =>
    isEventSample(sample) ? outcomeOf(snapshot, simulation.revived(sample)).key : '';
  return tellApart(event, elsewhere(event, samples, lead));
};

const answerFacts = (simulation: Simulation, path: ActorPath, output: Sample) => {
  const snapshot = simulation.machineAt(path.slice(0, -1));
  const id = path.at(-1) ?? '';
  if (snapshot === null) return [];
  const actor = samplesOf(snapshot.machine.id).actors[sourceOf(snapshot, id)];
  const answers = actor?.kind === 'promise' ? actor.answers : [];
  const lead = (sample: Sample) => outcomeOf(snapshot, simulation.answered(id, sample)).key;
  return tellApart(output, elsewhere(output, answers, lead));
};

const factsOf = (simulation: Simulation, step: Step): readonly string[] => {
  switch (step.do) {
    case 'send':
      return eventFacts(simulation, step.to, step.event);
    case 'tell':
      return eventFacts(simulation, step.actor.slice(0, -1), step.event);
    case 'answer':
      return answerFacts(simulation, step.actor, step.output);
    default:
      return [];
  }
};

/** A step keeps its place in its script, so its words are worked out once. */
const known = new WeakMap<Step, string>();

/**
 * The steps of a script in words, each with the value that decides where it leads:
 * "Server purchase: failed".
 */
export function scriptWords(id: string, { input, steps }: Script): readonly string[] {
  if (!steps.every((step) => known.has(step))) {
    const simulation = new Simulation(id, input);
    for (const step of steps) {
      if (!known.has(step)) known.set(step, stepWords(id, step, factsOf(simulation, step)));
      simulation.perform(step);
    }
    simulation.stop();
  }
  return steps.map((step) => known.get(step) ?? stepWords(id, step));
}
