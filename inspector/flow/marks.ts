import { ancestry, nodesById } from '../chart/chartTypes';
import type { Chart } from '../chart/chartTypes';
import type { VisibleChart } from '../chart/visible';

export type Change = 'added' | 'removed' | 'changed';
export type Opinion = 'approved' | 'stale' | 'noted';

/** Marks on a drawn chart that need no new layout. States and transitions by id. */
export type ChartMarks = {
  /** The innermost active states. */
  active?: ReadonlySet<string>;
  /** The transitions just taken. */
  taken?: ReadonlySet<string>;
  /** How often transitions were walked; an unlisted one never was. */
  walked?: ReadonlyMap<string, number>;
  /** States and transitions that differ from another build. */
  changes?: ReadonlyMap<string, Change>;
  /** What reviewers said about states. */
  opinions?: ReadonlyMap<string, Opinion>;
};

/** Attributes for the parts of the drawing, by the id of their state, line or first transition. */
export type DrawnMarks = {
  states: ReadonlyMap<string, MarkAttributes>;
  lines: ReadonlyMap<string, MarkAttributes>;
  causes: ReadonlyMap<string, MarkAttributes>;
  /** How often each label's transitions were walked, by its first transition. */
  times: ReadonlyMap<string, number>;
};

export const markNames = ['active', 'taken', 'walked', 'change', 'opinion'] as const;
export type MarkAttributes = Partial<Record<(typeof markNames)[number], string>>;

const ofEdges = (edges: readonly string[], marks: ChartMarks): MarkAttributes => {
  const { taken, walked, changes } = marks;
  const attributes: MarkAttributes = {};
  if (taken && edges.some((id) => taken.has(id))) attributes.taken = 'yes';
  if (walked) {
    const count = edges.filter((id) => (walked.get(id) ?? 0) > 0).length;
    attributes.walked = count === 0 ? 'never' : count < edges.length ? 'partly' : 'yes';
  }
  const kinds = new Set(edges.map((id) => changes?.get(id)));
  const [kind] = kinds;
  const change = kinds.size > 1 ? 'changed' : kind;
  if (change !== undefined) attributes.change = change;
  return attributes;
};

/** Maps the marks to the visible parts; a folded state stands for those in it. */
export function drawnMarks(chart: Chart, shown: VisibleChart, marks: ChartMarks): DrawnMarks {
  const byId = nodesById(chart);
  const visible = new Set(shown.nodes.map(({ id }) => id));
  const states = new Map<string, MarkAttributes>();
  const add = (id: string, attributes: MarkAttributes) =>
    states.set(id, { ...states.get(id), ...attributes });

  /** A state that hides a change counts as changed. */
  const hide = (id: string) => {
    const last = ancestry(byId, id).findLast((one) => visible.has(one));
    if (last !== undefined && !marks.changes?.has(last)) add(last, { change: 'changed' });
  };

  for (const id of marks.active ?? []) {
    const seen = ancestry(byId, id).filter((one) => visible.has(one));
    for (const one of seen.slice(0, -1))
      if (states.get(one)?.active !== 'here') add(one, { active: 'within' });
    const last = seen.at(-1);
    if (last !== undefined) add(last, { active: 'here' });
  }
  for (const [id, change] of marks.changes ?? []) {
    if (visible.has(id)) add(id, { change });
    else if (byId.has(id)) hide(id);
  }
  for (const { id, source } of chart.edges)
    if (marks.changes?.has(id) && !visible.has(source)) hide(source);
  for (const [id, opinion] of marks.opinions ?? []) if (visible.has(id)) add(id, { opinion });

  const told = [
    ...shown.lines,
    ...shown.nodes.map(({ reactions, ways }) => ({ causes: [...reactions, ...ways] })),
  ].flatMap((line) => line.causes);
  const timesOf = (edges: readonly string[]) =>
    edges.reduce((sum, id) => sum + (marks.walked?.get(id) ?? 0), 0);
  return {
    states,
    lines: new Map(
      shown.lines.map((line) => [
        line.id,
        ofEdges(
          line.causes.flatMap(({ edges }) => edges),
          marks,
        ),
      ]),
    ),
    causes: new Map(told.map(({ edges }) => [edges[0] ?? '', ofEdges(edges, marks)])),
    times: new Map(marks.walked ? told.map(({ edges }) => [edges[0] ?? '', timesOf(edges)]) : []),
  };
}

const svg = 'http://www.w3.org/2000/svg';

const timesGap = 4;

/** A count short enough for its space: at most four characters up to a hundred thousand. */
const countWords = (times: number): string =>
  times < 1_000 ? `×${times}` : `×${Math.round(times / 1_000)}k`;

/** Writes how often a transition was walked after its label. */
function drawTimes(element: SVGElement, times: number | undefined): void {
  const there = element.querySelector('[data-times]');
  if (times === undefined) {
    there?.remove();
    return;
  }
  const mark = there ?? document.createElementNS(svg, 'tspan');
  mark.setAttribute('data-times', String(times));
  // The text on a line ends with a space, which is as wide.
  if (there === null && !element.textContent.endsWith(' '))
    mark.setAttribute('dx', String(timesGap));
  mark.textContent = countWords(times);
  if (there === null) element.append(mark);
}

/** In the widest of the possible system fonts. */
const signWidth = 7.4;
/** How much of the space beside a label its count may take. */
const spare = 22;

/** Widens the box of a line's label for the counts, which were not measured. */
function widenLabel(line: SVGElement, times: DrawnMarks['times']): void {
  const box = line.querySelector('rect');
  if (box === null) return;
  const texts = [...line.querySelectorAll<SVGElement>('[data-cause]')];
  const signs = texts.map(({ dataset }) => {
    const own = times.get(dataset['cause'] ?? '');
    return own === undefined ? 0 : countWords(own).length;
  });
  const most = Math.max(0, ...signs);
  const count = most === 0 ? 0 : timesGap + most * signWidth;
  const more = Math.max(0, count - spare);
  box.style.width = more === 0 ? '' : `${box.width.baseVal.value + more}px`;
  // Half on each side: the gap around it is too narrow for all of it on one.
  move(box, -more / 2);
  for (const text of texts) move(text, -count / 2);
}

const move = (element: SVGElement, by: number) =>
  by === 0
    ? element.removeAttribute('transform')
    : element.setAttribute('transform', `translate(${by} 0)`);

/** Sets marks on the existing drawing: takes a tenth of a millisecond; redrawing takes tens. */
export function drawMarks(drawing: SVGSVGElement, drawn: DrawnMarks): void {
  const { states, lines, causes, times } = drawn;
  const parts = [
    ['state', states],
    ['node', states],
    ['line', lines],
    ['cause', causes],
  ] as const;
  for (const [part, marks] of parts)
    for (const element of drawing.querySelectorAll<SVGElement>(`[data-${part}]`)) {
      const attributes = marks.get(element.dataset[part] ?? '');
      for (const name of markNames) {
        const value = attributes?.[name];
        if (value === undefined) element.removeAttribute(`data-${name}`);
        else element.setAttribute(`data-${name}`, value);
      }
      if (part === 'line') widenLabel(element, times);
      if (part === 'cause') drawTimes(element, times.get(element.dataset['cause'] ?? ''));
    }
}
