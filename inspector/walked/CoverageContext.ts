import { useSelector } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import type { Walked } from './coverageFile';
import type { CoverageRef } from './coverageMachine';

/** What the tests walked, while the inspector is open. */
export const CoverageContext = createContext<CoverageRef | null>(null);

export function useCoverageRef(): CoverageRef {
  const actor = use(CoverageContext);
  if (actor === null) throw new Error('There is no coverage around this view.');
  return actor;
}

/** Hears of tests that run while the inspector is open; only the development server tells. */
export function useLaterRuns(actor: CoverageRef): void {
  useEffect(() => {
    // Vite replaces only this exact expression.
    const hot = import.meta.hot;
    const hear = (text: string) => actor.send({ type: 'coverage.arrived', text });
    hot?.on('flows:walked', hear);
    return () => hot?.off('flows:walked', hear);
  }, [actor]);
}

/** What was walked; null if no run is known. */
export const useWalked = (): Walked | null =>
  useSelector(useCoverageRef(), ({ context }) => context.walked);

/** The same, if the charts should show it. */
export const useOverlay = (): Walked | null =>
  useSelector(useCoverageRef(), (snapshot) =>
    snapshot.hasTag('overlaid') ? snapshot.context.walked : null,
  );
