import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { Walked } from './coverageFile';
import type { CoverageRef } from './coverageMachine';

/** What the tests walked, while the inspector is open. */
export const CoverageContext = createContext<CoverageRef | null>(null);

export function useCoverageRef(): CoverageRef {
  const actor = use(CoverageContext);
  if (actor === null) throw new Error('There is no coverage around this view.');
  return actor;
}

/** What was walked; null if no run is known. */
export const useWalked = (): Walked | null =>
  useSelector(useCoverageRef(), ({ context }) => context.walked);

/** The same, if the charts should show it. */
export const useOverlay = (): Walked | null =>
  useSelector(useCoverageRef(), (snapshot) =>
    snapshot.hasTag('overlaid') ? snapshot.context.walked : null,
  );
