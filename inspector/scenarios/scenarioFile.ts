import { isScript } from '../simulate/steps';
import type { Script } from '../simulate/steps';

/** A path through a flow that has a name, and the states that each of its steps leads to. */
export type Scenario = {
  /** The id of the machine. */
  flow: string;
  /** What happens, as a designer would say it: "Card declined, then paid". */
  name: string;
  script: Script;
  /** The ids of the innermost active states at the beginning, and after each step. */
  leads: readonly (readonly string[])[];
};

const longestName = 80;

/** The name of its file, without the ending. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Why a scenario cannot have this name; null if it can. */
export function nameFault(name: string): string | null {
  if (slugOf(name) === '') return 'A scenario needs a name.';
  return name.length > longestName ? `At most ${longestName} characters.` : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isStates = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

/** A scenario as a file: each step on a line of its own, with what it leads to. */
export function scenarioText({ flow, name, script, leads }: Scenario): string {
  const [begins = [], ...after] = leads;
  const steps = script.steps.map((step, index) => ({ step, leads: after[index] ?? [] }));
  const lines = Object.entries({ flow, name, input: script.input, begins }).map(
    ([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`,
  );
  const rows = steps.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n${lines.join('')}  "steps": [\n${rows}\n  ]\n}\n`;
}

/** The scenario in a text, or why there is none. */
export function readScenario(text: string): { scenario: Scenario } | { reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: 'This is not JSON.' };
  }
  if (!isRecord(value)) return { reason: 'This is no scenario.' };
  const { flow, name, input, begins, steps } = value;
  if (!isText(flow) || !isText(name) || !isStates(begins) || !Array.isArray(steps))
    return { reason: 'This is no scenario.' };
  const fault = nameFault(name);
  if (fault !== null) return { reason: fault };
  const rows = steps.map((one: unknown) => (isRecord(one) ? one : {}));
  const script: unknown = { input, steps: rows.map(({ step }) => step) };
  const leads = [begins, ...rows.map((row) => row['leads'])];
  if (!isScript(script) || !leads.every(isStates)) return { reason: 'Its steps are damaged.' };
  return { scenario: { flow, name, script, leads } };
}
