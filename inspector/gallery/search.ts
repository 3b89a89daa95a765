import { nameWords } from '../chart/words';
import { callTitles, edgeLabel } from '../chart/titles';
import type { Selection } from '../flow/flowMachine';
import { pathName } from '../flow/ways';
import { textsOf } from '../share/screenTexts';
import { flows } from './flows';
import type { Flow } from './flows';

/** What was found, and the text in which it was found. */
export type Hit = {
  flow: Flow;
  /** Null for the flow as a whole. */
  selection: Selection | null;
  /** The state or the transition, as the chart names it. */
  name: string;
  kind: 'flow' | 'state' | 'transition' | 'text';
  why: string;
};

type Entry = { hit: Hit; words: readonly string[] };

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const entryOf = (hit: Hit, ...texts: readonly string[]): Entry => ({
  hit,
  words: [hit.name, hit.why, ...texts].flatMap(wordsIn),
});

const statesOf = (flow: Flow): readonly Entry[] =>
  flow.chart.nodes.slice(1).map((node) => {
    const { id, description, invokes } = node;
    return entryOf(
      {
        flow,
        selection: { kind: 'state', id },
        name: pathName(flow.chart, id),
        kind: 'state',
        why: description ?? '',
      },
      nameWords(pathName(flow.chart, id)),
      ...callTitles(node),
      ...invokes.map(({ src }) => nameWords(src)),
    );
  });

const waysOf = (flow: Flow): readonly Entry[] =>
  flow.chart.edges.map((edge) => {
    const from = pathName(flow.chart, edge.source);
    return entryOf(
      {
        flow,
        selection: { kind: 'way', id: edge.id },
        name: edge.isInternal ? from : `${from} → ${pathName(flow.chart, edge.target)}`,
        kind: 'transition',
        why: edgeLabel(edge),
      },
      edge.cause,
      edge.condition ?? '',
      ...edge.actions.map(nameWords),
    );
  });

/** The state that a text is about, by its name in the code: `payment.failedText` is about `failed`. */
export const stateOfText = ({ chart }: Flow, id: string): string | null => {
  const last = id.split('.').at(-1) ?? '';
  const found = chart.nodes
    .slice(1)
    .filter(({ key }) => last === key || new RegExp(`^${key}[A-Z]`).test(last))
    .toSorted((a, b) => b.key.length - a.key.length)[0];
  return found?.id ?? null;
};

const screenTextsOf = (flow: Flow): readonly Entry[] =>
  textsOf(flow.file).map(({ id, texts }) => {
    const state = stateOfText(flow, id);
    return entryOf(
      {
        flow,
        selection: state === null ? null : { kind: 'state', id: state },
        name: state === null ? flow.title : pathName(flow.chart, state),
        kind: 'text',
        why: texts.en,
      },
      ...Object.values(texts),
    );
  });

const entriesOf = (flow: Flow): readonly Entry[] => [
  entryOf(
    { flow, selection: null, name: flow.title, kind: 'flow', why: flow.purpose },
    flow.id,
    nameWords(flow.id),
  ),
  ...statesOf(flow),
  ...screenTextsOf(flow),
  ...waysOf(flow),
];

/** What is wider comes first. */
const ranks: Readonly<Record<Hit['kind'], number>> = { flow: 0, state: 1, text: 2, transition: 3 };

let index: readonly Entry[] | undefined;

/**
 * Everything in which each sought word begins a word: flows, states with their meaning and what
 * runs in them, texts of the screens in all languages, events, conditions and calls.
 */
export function searchFlows(text: string): readonly Hit[] {
  const sought = wordsIn(text);
  if (sought.length === 0) return [];
  index ??= flows.flatMap(entriesOf);
  return index
    .filter(({ words }) => sought.every((one) => words.some((word) => word.startsWith(one))))
    .map(({ hit }) => hit)
    .toSorted((a, b) => ranks[a.kind] - ranks[b.kind]);
}
