import type { Chart } from '../chart/chartTypes';
import type { Change } from '../flow/marks';
import { diffCharts } from './chartDiff';
import type { ChartDiff } from './chartDiff';
import { delayTitle } from '../chart/titles';
import { durationWords } from '../chart/words';
import type { FiledFlow } from './flowsFile';

/** A machine that differs between two builds. */
export type FlowDiff = ChartDiff & {
  id: string;
  change: Change;
  /** What changed about the machine itself, one sentence each. */
  about: readonly string[];
};

const nothing: Chart = { nodes: [], edges: [] };

const lengthWords = (ms: number | null) =>
  ms === null ? 'as long as it takes' : durationWords(ms);

const delayDifferences = (before: FiledFlow, after: FiledFlow): readonly string[] => {
  const then = new Map(before.delays);
  const now = new Map(after.delays);
  return [
    ...[...now]
      .filter(([name, ms]) => then.get(name) !== ms)
      .map(([name, ms]) => {
        const was = then.get(name);
        const sentence = `“${delayTitle(after.id, name)}” lasts ${lengthWords(ms)}`;
        return was === undefined ? sentence : `${sentence}, lasted ${lengthWords(was)}`;
      }),
    ...[...then.keys()]
      .filter((name) => !now.has(name))
      .map((name) => `“${delayTitle(before.id, name)}” is no longer waited for`),
  ];
};

const aboutBoth = (before: FiledFlow, after: FiledFlow): readonly string[] => [
  ...(before.file === after.file ? [] : [`was written in ${before.file}, is in ${after.file}`]),
  ...delayDifferences(before, after),
];

/** An added or removed machine has no differences within: its chart says it all. */
const alone = ({ id, chart }: FiledFlow, change: 'added' | 'removed'): FlowDiff => {
  const other = change === 'added' ? ([nothing, chart] as const) : ([chart, nothing] as const);
  return { id, change, about: [], ...diffCharts(...other) };
};

/** The machines that differ between two builds, by their names. */
export function diffFlows(
  before: readonly FiledFlow[],
  after: readonly FiledFlow[],
): readonly FlowDiff[] {
  const then = new Map(before.map((flow) => [flow.id, flow]));
  const now = new Map(after.map((flow) => [flow.id, flow]));
  const both = after.flatMap((flow): FlowDiff[] => {
    const old = then.get(flow.id);
    if (old === undefined) return [alone(flow, 'added')];
    const diff = diffCharts(old.chart, flow.chart);
    const about = aboutBoth(old, flow);
    return diff.differences.length + about.length === 0
      ? []
      : [{ id: flow.id, change: 'changed', about, ...diff }];
  });
  const gone = before.filter(({ id }) => !now.has(id)).map((flow) => alone(flow, 'removed'));
  return [...both, ...gone].toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
}

/** How many differences of each kind there are, in words; empty if none. */
export function countWords({ differences }: ChartDiff): string {
  const kinds = ['added', 'removed', 'changed'] as const;
  return kinds
    .flatMap((change) => {
      const states = differences.filter((one) => one.change === change && one.kind === 'state');
      const ways = differences.filter((one) => one.change === change && one.kind === 'way');
      return [
        ...(states.length > 0 ? [`${plural(states.length, 'state')} ${change}`] : []),
        ...(ways.length > 0 ? [`${plural(ways.length, 'way')} ${change}`] : []),
      ];
    })
    .join(', ');
}

/** A number of things. */
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
