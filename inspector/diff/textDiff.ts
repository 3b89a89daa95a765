import { flows } from '../gallery/flows';
import type { Flow } from '../gallery/flows';
import { stateOfText } from '../gallery/search';
import { textsOf } from '../share/screenTexts';
import type { FlowDiff } from './flowsDiff';

/** An English text of a flow's views that differs between two builds. */
export type TextDifference = {
  id: string;
  /** The state that it is about; null if its name does not say. */
  state: string | null;
  /** Null for a text that is new. */
  was: string | null;
  is: string;
};

type Texts = Readonly<Record<string, string>>;

/**
 * The texts that differ, by machine.
 * @param after null for this build
 */
export function textDifferences(
  before: Texts | undefined,
  after: Texts | null | undefined,
): ReadonlyMap<string, readonly TextDifference[]> {
  if (before === undefined || after === undefined) return new Map();
  const inFlow = (flow: Flow) =>
    textsOf(flow.file).flatMap(({ id, texts }): readonly TextDifference[] => {
      const is = after === null ? texts.en : after[id];
      const was = before[id] ?? null;
      return is === undefined || is === was ? [] : [{ id, was, is, state: stateOfText(flow, id) }];
    });
  return new Map(
    flows.flatMap((flow) => {
      const some = inFlow(flow);
      return some.length === 0 ? [] : [[flow.id, some] as const];
    }),
  );
}

/** The flows that differ, with those of which only texts do. */
export function withTexts(
  diffs: readonly FlowDiff[],
  texts: ReadonlyMap<string, readonly TextDifference[]>,
): readonly FlowDiff[] {
  const known = new Set(diffs.map(({ id }) => id));
  const others = flows
    .filter(({ id }) => texts.has(id) && !known.has(id))
    .map(({ id, chart }): FlowDiff => ({
      id,
      change: 'changed',
      about: [],
      chart,
      differences: [],
    }));
  return [...diffs, ...others];
}
