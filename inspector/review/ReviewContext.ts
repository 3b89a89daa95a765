import { useSelector } from '@xstate/react';
import { createContext, use, useMemo } from 'react';
import type { Chart, ChartNode } from '../chart/chartTypes';
import type { Opinion } from '../flow/marks';
import { screensShowing } from '../screens/stories';
import { useScreens } from '../screens/useScreens';
import { fingerprintNow, opinionOn, opinionsOf, statePath } from './opinions';
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
  const isReviewed = review.has(chart.nodes[0]?.id ?? '');
  const files = isReviewed ? use(loadOnce()) : noFiles;
  return useMemo(() => opinionsOf(chart, review, files), [chart, review, files]);
}

/** The verdict on one state, and ways to change it. */
export function useVerdict(chart: Chart, node: ChartNode) {
  const actor = useReviewRef();
  const files = useStoryFiles();
  const screens = useScreens();
  const flow = chart.nodes[0]?.id ?? '';
  const state = statePath(chart, node);
  const verdict = useSelector(actor, ({ context }) => verdictOn(context.review, flow, state));
  const opinion = useMemo(
    () => opinionOn(chart, node, verdict, files),
    [chart, node, verdict, files],
  );
  const judge = (change: Partial<typeof verdict>) =>
    actor.send({
      type: 'review.judge',
      judgement: { flow, state, verdict: { ...verdict, ...change } },
    });
  const isApproved = verdict.approved !== null && opinion !== 'stale';
  return {
    verdict,
    opinion,
    isApproved,
    /** Approves the state as it is now, or withdraws the approval. */
    toggleApproval: () => {
      const screen = screensShowing(screens, `${flow}: ${state}`)[0]?.id ?? null;
      judge(
        isApproved
          ? { approved: null, screen: null }
          : { approved: fingerprintNow(chart, node, screen, files), screen },
      );
    },
    keepNote: (text: string) => {
      const note = text.trim() === '' ? null : text.trim();
      if (note !== verdict.note) judge({ note });
    },
  };
}
