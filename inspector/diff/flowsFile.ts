import type { Chart, ChartEdge, ChartInvoke, ChartNode } from '../chart/chartTypes';

/** A machine in a file of charts. */
export type FiledFlow = {
  id: string;
  /** Its path in the folder of the machines. */
  file: string;
  purpose: string;
  /** Its named delays in milliseconds; null if the machine computes them. */
  delays: readonly (readonly [string, number | null])[];
  chart: Chart;
};

/** The charts of one build. */
export type FlowsFile = {
  format: typeof flowsFormat;
  version: typeof flowsVersion;
  /** The source revision, such as a commit; null if unknown. */
  revision: string | null;
  flows: readonly FiledFlow[];
  /** The English texts of the views, by id; a file of an earlier version of this page has none. */
  texts?: Readonly<Record<string, string>> | undefined;
};

export const flowsFormat = 'confidant-flows';
export const flowsVersion = 1;

/** The file of these flows; equal flows give equal files. */
export const flowsFileOf = (
  flows: readonly FiledFlow[],
  revision: string | null,
  texts: Readonly<Record<string, string>>,
): FlowsFile => ({
  format: flowsFormat,
  version: flowsVersion,
  revision,
  flows: flows
    .map(({ id, file, purpose, delays, chart }) => ({ id, file, purpose, delays, chart }))
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en')),
  texts,
});

type Check<T> = (value: unknown) => value is T;

const isRecord: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check<string> = (value) => typeof value === 'string';
const isTruth: Check<boolean> = (value) => typeof value === 'boolean';
const isNumber: Check<number> = (value) => typeof value === 'number';
const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);
const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(check);
const oneOf =
  <T extends string>(...options: readonly T[]): Check<T> =>
  (value): value is T =>
    options.some((option) => option === value);
const withFields =
  <T extends object>(fields: { [K in keyof T]-?: Check<T[K]> }): Check<T> =>
  (value): value is T =>
    isRecord(value) &&
    Object.entries<Check<unknown>>(fields).every(([name, check]) => check(value[name]));

const isInvoke = withFields<ChartInvoke>({ id: isText, src: isText });

const isNode = withFields<ChartNode>({
  id: isText,
  key: isText,
  kind: oneOf('atomic', 'compound', 'parallel', 'final', 'history'),
  history: orNull(oneOf('shallow', 'deep')),
  parent: orNull(isText),
  children: listOf(isText),
  isInitial: isTruth,
  isRegion: isTruth,
  description: orNull(isText),
  tags: listOf(isText),
  invokes: listOf(isInvoke),
  entry: listOf(isText),
  exit: listOf(isText),
});

const isEdge = withFields<ChartEdge>({
  id: isText,
  source: isText,
  target: isText,
  event: isText,
  index: isNumber,
  kind: oneOf('event', 'after', 'always', 'done', 'error'),
  isInternal: isTruth,
  cause: isText,
  condition: orNull(isText),
  actions: listOf(isText),
});

const hasSoundFields = withFields<Chart>({ nodes: listOf(isNode), edges: listOf(isEdge) });

/** No reference leads out of the chart, and no state contains itself. */
const isChart: Check<Chart> = (value): value is Chart => {
  if (!hasSoundFields(value) || value.nodes.length === 0) return false;
  const known = new Set<string>();
  for (const { id, parent } of value.nodes) {
    const isFirst = known.size === 0;
    if (known.has(id) || (isFirst ? parent !== null : !known.has(parent ?? ''))) return false;
    known.add(id);
  }
  return (
    value.nodes.every(({ children }) => children.every((id) => known.has(id))) &&
    value.edges.every(({ source, target }) => known.has(source) && known.has(target))
  );
};

const isDelay = (value: unknown): value is readonly [string, number | null] =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && orNull(isNumber)(value[1]);

const isFiledFlow = withFields<FiledFlow>({
  id: isText,
  file: isText,
  purpose: isText,
  delays: listOf(isDelay),
  chart: isChart,
});

const isFlowsFile = withFields<FlowsFile>({
  format: oneOf(flowsFormat),
  version: (value): value is typeof flowsVersion => value === flowsVersion,
  revision: orNull(isText),
  flows: listOf(isFiledFlow),
  texts: (value): value is Readonly<Record<string, string>> | undefined =>
    value === undefined || (isRecord(value) && Object.values(value).every(isText)),
});

/** The charts in a text, or why there are none. */
export function readFlowsFile(text: string): FlowsFile | { reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: 'It is not JSON.' };
  }
  if (!isRecord(value) || value['format'] !== flowsFormat)
    return { reason: 'It is not a file of charts; npm run flows:charts makes one.' };
  if (value['version'] !== flowsVersion)
    return {
      reason: `It has version ${String(value['version'])}; this page reads ${flowsVersion}.`,
    };
  return isFlowsFile(value) ? value : { reason: 'It is damaged: a chart in it is incomplete.' };
}
