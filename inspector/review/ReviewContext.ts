import { useSelector } from '@xstate/react';
import { createContext, use, useMemo } from 'react';
import type { Chart, ChartNode } from '../chart/chartTypes';
import type { Opinion } from '../flow/marks';
import { screensShowing } from '../screens/stories';
import { useScreens } from '../screens/useScreens';
import { isOpen, notesOn } from './notes';
import { fingerprintNow, isReviewed, opinionOn, opinionsOf, statePath } from './opinions';
import type { StoryFiles } from './opinions';
import { verdictOn } from './reviewFile';
import type { ReviewRef } from './reviewMachine';

/** The reviews of all flows, while the inspector is open. */
export const ReviewContext = createContext<ReviewRef | null>(null);

export function useReviewRef(): ReviewRef {
  const actor = use(ReviewContext);
  if (actor === null) throw new Error('There is no review around this view.');
  return actor;
}

const load = async () => (await import('./storySources')).storySources;
let sources: ReturnType<typeof load> | undefined;
const loadOnce = () => (sources ??= load());

/** The sources of the stories; lazy, because they are large. */
export const useStoryFiles = (): StoryFiles => use(loadOnce());

const noFiles: StoryFiles = new Map();

/** The opinions on a machine's states; waits for the stories only if they matter. */
export function useOpinions(chart: Chart): ReadonlyMap<string, Opinion> {
  const review = useSelector(useReviewRef(), ({ context }) => context.review);
  const files = isReviewed(review, chart.nodes[0]?.id ?? '') ? use(loadOnce()) : noFiles;
  return useMemo(() => opinionsOf(chart, review, files), [chart, review, files]);
}

/** The verdict on one state, and ways to change it. */
export function useVerdict(chart: Chart, node: ChartNode) {
  const actor = useReviewRef();
  const files = useStoryFiles();
  const screens = useScreens();
  const flow = chart.nodes[0]?.id ?? '';
  const state = statePath(chart, node);
  const review = useSelector(actor, ({ context }) => context.review);
  const verdict = verdictOn(review, flow, state);
  const notes = useMemo(() => notesOn(review.notes, flow, state), [review, flow, state]);
  const opinion = useMemo(
    () => opinionOn(chart, node, verdict, notes.some(isOpen), files),
    [chart, node, verdict, notes, files],
  );
  const isApproved = verdict.approved !== null && opinion !== 'stale';
  return {
    flow,
    state,
    notes,
    opinion,
    isApproved,
    /** Approves the state as it is now, or withdraws the approval. */
    toggleApproval: () => {
      const screen = screensShowing(screens, `${flow}: ${state}`)[0]?.id ?? null;
      const approved = isApproved ? null : fingerprintNow(chart, node, screen, files);
      actor.send({
        type: 'review.change',
        change: { flow, state, verdict: { approved, screen: isApproved ? null : screen } },
      });
    },
  };
}
