import { readScenario, slugOf } from './scenarioFile';
import type { Scenario } from './scenarioFile';

/** The scenarios beside the machines, by their files. */
export const scenarioTexts = import.meta.glob<string>('../../src/machines/*/*.scenario.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const scenarios: readonly Scenario[] = Object.values(scenarioTexts).flatMap((text) => {
  const read = readScenario(text);
  return 'scenario' in read ? [read.scenario] : [];
});

/** The scenarios of a flow. */
export const scenariosOf = (flow: string): readonly Scenario[] =>
  scenarios.filter((scenario) => scenario.flow === flow);

export const scenarioOf = (flow: string, slug: string): Scenario | null =>
  scenariosOf(flow).find(({ name }) => slugOf(name) === slug) ?? null;
