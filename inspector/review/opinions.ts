import type { Chart, ChartNode } from '../chart/chartTypes';
import type { Opinion } from '../flow/marks';
import { fingerprint, storySource } from './fingerprint';
import { isOpen, notesOn } from './notes';
import { verdictOn } from './reviewFile';
import type { Review, Verdict } from './reviewFile';

/** The source of each story file by its path below the views, such as `chat/PrivatePicture`. */
export type StoryFiles = ReadonlyMap<string, string>;

/** The states of a machine that can be reviewed. */
export const reviewable = ({ nodes }: Chart): readonly ChartNode[] =>
  nodes.filter(({ parent, kind }) => parent !== null && kind !== 'history');

/** A state's path in its machine. */
export const statePath = (chart: Chart, { id }: ChartNode): string =>
  id.slice((chart.nodes[0]?.id.length ?? 0) + 1);

const storyOf = (files: StoryFiles, screen: string): string => {
  const [, file = '', name = ''] = /^(.+)\/([^/]+)$/.exec(screen) ?? [];
  return storySource(files.get(file) ?? '', name);
};

/** The fingerprint of a state as it is now, with this screen. */
export const fingerprintNow = (
  chart: Chart,
  node: ChartNode,
  screen: string | null,
  files: StoryFiles,
): string => fingerprint(chart, node, screen === null ? null : storyOf(files, screen));

/** The opinion on a state as it is now; null if there is none. */
export function opinionOn(
  chart: Chart,
  node: ChartNode,
  { approved, screen }: Verdict,
  hasOpenNote: boolean,
  files: StoryFiles,
): Opinion | null {
  if (approved !== null && approved !== fingerprintNow(chart, node, screen, files)) return 'stale';
  if (hasOpenNote) return 'noted';
  return approved === null ? null : 'approved';
}

/** Somebody said something about a state of the machine. */
export const isReviewed = ({ verdicts, notes }: Review, flow: string): boolean =>
  verdicts.has(flow) || [...notes.values()].some((note) => note.flow === flow);

/** The opinions on a machine's states, by id. */
export function opinionsOf(
  chart: Chart,
  review: Review,
  files: StoryFiles,
): ReadonlyMap<string, Opinion> {
  const flow = chart.nodes[0]?.id ?? '';
  if (!isReviewed(review, flow)) return new Map();
  return new Map(
    reviewable(chart).flatMap((node) => {
      const state = statePath(chart, node);
      const verdict = verdictOn(review, flow, state);
      const hasOpenNote = notesOn(review.notes, flow, state).some(isOpen);
      const opinion = opinionOn(chart, node, verdict, hasOpenNote, files);
      return opinion === null ? [] : [[node.id, opinion] as const];
    }),
  );
}

/** States that no longer exist and of which something was said, as `machine: state`. */
export function orphans(charts: readonly Chart[], review: Review): readonly string[] {
  const known = new Set(
    charts.flatMap((chart) =>
      reviewable(chart).map((node) => `${chart.nodes[0]?.id ?? ''}: ${statePath(chart, node)}`),
    ),
  );
  const said = [
    ...[...review.verdicts].flatMap(([flow, states]) =>
      [...states.keys()].map((state) => `${flow}: ${state}`),
    ),
    ...[...review.notes.values()].map(({ flow, state }) => `${flow}: ${state}`),
  ];
  return [...new Set(said)].filter((name) => !known.has(name));
}
