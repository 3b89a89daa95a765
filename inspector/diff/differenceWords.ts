import type { ChartEdge, ChartNode } from '../chart/chartTypes';
import { callTitles, causeTitle, conditionTitle } from '../chart/titles';
import { nameWords } from '../chart/words';

const lists = (
  before: readonly string[],
  after: readonly string[],
  verb: string,
  negative: string,
  words: (name: string) => string = nameWords,
): readonly string[] => [
  ...after.filter((name) => !before.includes(name)).map((name) => `now ${verb} “${words(name)}”`),
  ...before
    .filter((name) => !after.includes(name))
    .map((name) => `no longer ${negative} “${words(name)}”`),
];

/** The title of an effect that one of two states has. */
const titleIn =
  (...states: readonly ChartNode[]) =>
  (id: string) =>
    states.flatMap((state) =>
      callTitles({ ...state, invokes: state.invokes.filter((one) => one.id === id) }),
    )[0] ?? nameWords(id);

const kindWords: Readonly<Record<ChartNode['kind'], string>> = {
  atomic: 'a plain state',
  compound: 'a state with states inside',
  parallel: 'a state with parallel parts',
  final: 'an end',
  history: 'a return to the previous state',
};

const kindOf = ({ kind, history }: ChartNode) =>
  history === 'deep' ? `${kindWords[kind]}, at any depth` : kindWords[kind];

const saidWords = (text: string | null) => (text === null ? 'nothing' : `“${text}”`);

/** What changed about a state, one sentence each. */
export function stateDifferences(before: ChartNode, after: ChartNode): readonly string[] {
  const effects = (node: ChartNode) => node.invokes.map(({ id }) => id);
  return [
    ...(kindOf(before) === kindOf(after) ? [] : [`was ${kindOf(before)}, is ${kindOf(after)}`]),
    ...(before.isInitial === after.isInitial
      ? []
      : [after.isInitial ? 'now comes first' : 'no longer comes first']),
    ...(before.description === after.description
      ? []
      : [`said ${saidWords(before.description)}, says ${saidWords(after.description)}`]),
    ...lists(effects(before), effects(after), 'runs', 'runs', titleIn(before, after)),
    ...lists(before.entry, after.entry, 'begins with', 'begins with'),
    ...lists(before.exit, after.exit, 'ends with', 'ends with'),
    ...lists(before.tags, after.tags, 'is marked', 'is marked'),
  ];
}

const conditionWords = (edge: ChartEdge) => conditionTitle(edge) ?? 'always';

/** What changed about a transition, one sentence each. */
export function wayDifferences(
  before: ChartEdge,
  after: ChartEdge,
  isReordered: boolean,
): readonly string[] {
  return [
    ...(before.cause === after.cause
      ? []
      : [`was “${causeTitle(before)}”, is “${causeTitle(after)}”`]),
    ...(before.condition === after.condition
      ? []
      : [`was taken ${conditionWords(before)}, is taken ${conditionWords(after)}`]),
    ...(before.isInternal === after.isInternal
      ? []
      : [
          after.isInternal ? 'no longer leaves the state' : 'now leaves the state and re-enters it',
        ]),
    ...lists(before.actions, after.actions, 'does', 'does'),
    ...(isReordered ? ['is tried in a different order'] : []),
  ];
}
