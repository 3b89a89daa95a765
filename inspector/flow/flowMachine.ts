import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { ancestry, nodesById } from '../chart/chartTypes';
import type { Chart } from '../chart/chartTypes';
import type { Detailing } from '../chart/faces';
import type { LaidChart } from '../chart/layout';
import { foldedAtFirst, visibleChart } from '../chart/visible';
import type { VisibleChart } from '../chart/visible';
import { eventItself } from '../../src/machines/shared/eventItself';

/** What is selected: a state, or one transition by its id. */
export type Selection = { kind: 'state' | 'way'; id: string };

export type FlowEvent =
  | { type: 'flow.select'; selection: Selection | null }
  /** Folds a state, or unfolds it. */
  | { type: 'flow.fold'; id: string }
  | { type: 'flow.foldAll' }
  | { type: 'flow.unfoldAll' }
  | { type: 'flow.detail'; detailing: Detailing }
  | { type: 'flow.retry' };

export type FlowInput = { chart: Chart; selection: Selection | null };

export type LayoutInput = { chart: VisibleChart; detailing: Detailing };

export type FlowContext = {
  chart: Chart;
  folded: ReadonlySet<string>;
  detailing: Detailing;
  selection: Selection | null;
  /** What is on screen; stays while the next layout is computed. */
  laid: LaidChart | null;
};

/** With more states, boxes show only names unless asked otherwise. */
const detailedStates = 25;

const sourceOf = (chart: Chart, selection: Selection | null): string | null => {
  if (selection === null) return null;
  if (selection.kind === 'state') return selection.id;
  return chart.edges.find(({ id }) => id === selection.id)?.source ?? null;
};

/** The states that must be unfolded to show the selected one. */
const unfoldedFor = (
  chart: Chart,
  folded: ReadonlySet<string>,
  selection: Selection | null,
): ReadonlySet<string> => {
  const source = sourceOf(chart, selection);
  if (source === null) return folded;
  const above = ancestry(nodesById(chart), source).slice(0, -1);
  return above.some((id) => folded.has(id))
    ? new Set([...folded].filter((id) => !above.includes(id)))
    : folded;
};

const allFolded = ({ nodes }: Chart): ReadonlySet<string> =>
  new Set(
    nodes
      .filter(({ parent, children }) => parent !== null && children.length > 0)
      .map(({ id }) => id),
  );

export const flowMachine = setup({
  types: {
    context: {} as FlowContext,
    events: {} as FlowEvent,
    input: {} as FlowInput,
    tags: {} as 'busy',
  },
  actors: {
    layOut: fromPromise<LaidChart, LayoutInput>(() =>
      Promise.reject(new Error('Actor "layOut" was not provided.')),
    ),
  },
  guards: {
    isHidden: ({ context }, { selection }: { selection: Selection | null }) =>
      unfoldedFor(context.chart, context.folded, selection) !== context.folded,
  },
  actions: {
    select: assign(({ context }, { selection }: { selection: Selection | null }) => ({
      selection,
      folded: unfoldedFor(context.chart, context.folded, selection),
    })),
    fold: assign(({ context: { folded } }, { id }: { id: string }) => ({
      folded: folded.has(id)
        ? new Set([...folded].filter((other) => other !== id))
        : new Set([...folded, id]),
    })),
    foldAll: assign(({ context }) => ({ folded: allFolded(context.chart) })),
    unfoldAll: assign({ folded: new Set<string>() }),
    detail: assign((_, { detailing }: { detailing: Detailing }) => ({ detailing })),
    keep: assign((_, { laid }: { laid: LaidChart }) => ({ laid })),
  },
}).createMachine({
  id: 'flow',
  description: 'The chart of one machine, with its folds, selection and layout.',
  context: ({ input: { chart, selection } }) => {
    const folded = unfoldedFor(chart, foldedAtFirst(chart), selection);
    const shown = visibleChart(chart, folded).nodes.length;
    const detailing = shown > detailedStates ? 'names' : 'whole';
    return { chart, selection, folded, detailing, laid: null };
  },
  initial: 'laying',
  on: {
    'flow.select': [
      {
        guard: { type: 'isHidden', params: eventItself },
        target: '.laying',
        reenter: true,
        actions: { type: 'select', params: eventItself },
      },
      { actions: { type: 'select', params: eventItself } },
    ],
    'flow.fold': {
      target: '.laying',
      reenter: true,
      actions: { type: 'fold', params: eventItself },
    },
    'flow.foldAll': { target: '.laying', reenter: true, actions: 'foldAll' },
    'flow.unfoldAll': { target: '.laying', reenter: true, actions: 'unfoldAll' },
    'flow.detail': {
      target: '.laying',
      reenter: true,
      actions: { type: 'detail', params: eventItself },
    },
  },
  states: {
    laying: {
      description: 'The layout is being computed; the previous chart stays on screen.',
      tags: ['busy'],
      invoke: {
        id: 'layOut',
        src: 'layOut',
        input: ({ context: { chart, folded, detailing } }) => ({
          chart: visibleChart(chart, folded),
          detailing,
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => ({ laid: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    shown: { description: 'The chart is on screen.' },
    failed: {
      description: 'The layout failed; the user can try again.',
      on: { 'flow.retry': { target: 'laying' } },
    },
  },
});

export type FlowRef = ActorRefFrom<typeof flowMachine>;
