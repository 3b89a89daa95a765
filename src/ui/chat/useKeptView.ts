import { useCallback, useLayoutEffect, useRef } from 'react';
import { keepView, type ViewMode, type ViewReport } from './keptView';

/** Binds the kept view to its elements, and lets it settle after each render. */
export function useKeptView(mode: ViewMode, report: ViewReport) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const view = useRef<ReturnType<typeof keepView> | null>(null);

  useLayoutEffect(() => {
    if (scroller.current === null || list.current === null) return;
    const elements = { scroller: scroller.current, list: list.current };
    const kept = keepView(elements, report);
    view.current = kept;
    return () => kept.stop();
  }, [report]);

  useLayoutEffect(() => view.current?.settle(mode));

  const heldKey = useCallback(() => view.current?.heldKey() ?? null, []);
  return { scroller, list, heldKey };
}
