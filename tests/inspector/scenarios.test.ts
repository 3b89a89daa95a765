import { describe, expect, it } from 'vitest';
import { flowOf } from '../../inspector/gallery/flows';
import { scenarioFault } from '../../inspector/scenarios/checkScenario';
import {
  nameFault,
  readScenario,
  scenarioText,
  slugOf,
} from '../../inspector/scenarios/scenarioFile';
import type { Scenario } from '../../inspector/scenarios/scenarioFile';
import { scenarioMachine } from '../../inspector/scenarios/scenarioMachine';
import { scenarioTexts } from '../../inspector/scenarios/scenarios';
import { beginningOf } from '../../inspector/simulate/samples';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const read = (text: string): Scenario => {
  const found = readScenario(text);
  if ('reason' in found) throw new Error(found.reason);
  return found.scenario;
};

const files = Object.entries(scenarioTexts).map(
  ([path, text]) => [path.replace('../../src/machines/', ''), text] as const,
);

describe('each scenario beside a flow', () => {
  it.each(files)('%s is what the flow does', (path, text) => {
    const scenario = read(text);
    expect(scenarioFault(scenario)).toBeNull();
    expect(scenarioText(scenario)).toBe(text);
    const folder = flowOf(scenario.flow)?.file.split('/')[0];
    expect(path).toBe(`${folder}/${slugOf(scenario.name)}.scenario.json`);
  });

  it('names the step from which a flow goes elsewhere', () => {
    const declined = files.find(([path]) => path.includes('card-declined'));
    const scenario = read(declined?.[1] ?? '');
    const leads = scenario.leads.map((states) =>
      states.map((state) => (state === 'payment.settled.failed' ? 'payment.settled.paid' : state)),
    );
    expect(scenarioFault({ ...scenario, leads })).toBe(
      'Server purchase: failed: leads to payment.settled.failed, not to payment.settled.paid.',
    );
  });
});

describe('the file of a scenario', () => {
  it.each([
    ['Card declined, then paid', 'card-declined-then-paid'],
    ['  Ça va?  ', 'ca-va'],
    ['…', ''],
  ])('"%s" is named %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('needs a name of a sensible length', () => {
    expect(nameFault('…')).toBe('A scenario needs a name.');
    expect(nameFault('x'.repeat(81))).toBe('At most 80 characters.');
    expect(nameFault('x')).toBeNull();
  });

  it.each([
    ['{', 'This is not JSON.'],
    ['[]', 'This is no scenario.'],
    ['{"flow":"a","name":"b"}', 'This is no scenario.'],
    ['{"flow":"a","name":"","begins":[],"steps":[]}', 'A scenario needs a name.'],
    [
      '{"flow":"a","name":"b","input":1,"begins":[],"steps":[{"step":{}}]}',
      'Its steps are damaged.',
    ],
  ])('%s is refused', (text, reason) => expect(readScenario(text)).toEqual({ reason }));
});

const script = { ...beginningOf('ageGate'), steps: [] };
const keep = { type: 'scenario.keep', script } as const;
const name = (text: string) => ({ type: 'scenario.name', name: text }) as const;
const file = 'src/machines/ageGate/a.scenario.json';

const keepRun = {
  machine: (world) => scenarioMachine.provide({ actors: { saveScenario: world.held() } }),
  input: () => ({ flow: 'ageGate', folder: 'ageGate' }),
} satisfies Run<typeof scenarioMachine>;

testChart('scenario', {
  ...keepRun,
  alphabet: [
    name('Turned away'),
    name(''),
    keep,
    done('saveScenario', file),
    fault('saveScenario'),
  ],
  facts: ({ value, context: { name: said } }) => JSON.stringify([value, said]),
  invariant: (snapshot) => {
    if (snapshot.matches('saving') || snapshot.matches('kept'))
      expect(nameFault(snapshot.context.name)).toBeNull();
  },
});

describe('steps that are kept', () => {
  it('need a name first', async () => {
    const run = startRun(keepRun);
    run.send(keep);
    expect(run.value()).toBe('unnamed');
    await run.performAll([name('Turned away'), keep]);
    expect(run.world.inputsOf('saveScenario')).toEqual([
      { flow: 'ageGate', folder: 'ageGate', name: 'Turned away', script },
    ]);
    await run.perform(done('saveScenario', file));
    expect([run.value(), run.context().file]).toEqual(['kept', file]);
  });

  it('stay when the file cannot be written, with the reason', async () => {
    const run = startRun(keepRun);
    await run.performAll([name('Turned away'), keep]);
    const error = new Error('A scenario of this name is there already.');
    await run.perform({ type: 'xstate.error.actor.saveScenario', error });
    expect([run.value(), run.context().reason, run.context().name]).toEqual([
      'failed',
      error.message,
      'Turned away',
    ]);
    run.send(keep);
    expect(run.value()).toBe('saving');
  });
});
