import {
  defaultRangeExtractor,
  useVirtualizer,
  type Range,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useMemo, useState, type FocusEvent, type RefObject } from 'react';
import type { ListItem } from './chatItems';

/** Rows at the end that stay mounted, so that jumping there never crosses a blank. */
const TAIL = 12;
const OVERSCAN = 8;
/** The most rows that a view shows at once. */
const IN_VIEW = 24;
const LIKELY_ROW = 52;
const LIKELY_VIEWPORT = { width: 0, height: 800 };

export type Row = {
  item: ListItem;
  index: number;
  /** The height in pixels of the rows left out before it. */
  gap: number;
};

/**
 * Reports the height after layout: asking for it during the first render would turn two tasks into
 * one long one. A hidden scroller keeps the rows it had.
 */
const observeHeight = (
  { scrollElement }: Virtualizer<HTMLElement, HTMLElement>,
  tell: (rect: Rect) => void,
) => {
  if (scrollElement === null) return undefined;
  const observer = new ResizeObserver(() => {
    const { offsetWidth: width, offsetHeight: height } = scrollElement;
    if (height > 0) tell({ width, height });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
};

/** The observed height; until there is one, the earlier or the likely height. */
const measure = (
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { measurementsCache, indexFromElement }: Virtualizer<HTMLElement, HTMLElement>,
): number =>
  entry?.borderBoxSize[0]?.blockSize ??
  measurementsCache[indexFromElement(element)]?.size ??
  LIKELY_ROW;

const estimate = (item: ListItem | undefined): number => {
  if (item?.kind !== 'message') return LIKELY_ROW;
  const picture = item.message.imageUrl === null ? 0 : 320;
  return 46 + picture + 23 * Math.floor(item.message.text.length / 45);
};

/**
 * The mounted rows: those on screen and near it, the end, and the row with the focus. `after` is
 * the height in pixels of what is left out at the end.
 */
export function useRows(
  items: readonly ListItem[],
  scroller: RefObject<HTMLElement | null>,
  heldKey: () => string | null,
  landingKey: string | null,
  isFollowing: boolean,
) {
  const [focused, setFocused] = useState<string | null>(null);
  const focusedAt = useMemo(
    () => (focused === null ? -1 : items.findIndex(({ key }) => key === focused)),
    [items, focused],
  );

  const rangeExtractor = useCallback(
    (range: Range) => {
      const pinned = [focusedAt];
      // When pages are added before the first row, the range lags behind the reader for a moment.
      for (const key of [heldKey(), landingKey]) {
        const at = key === null ? -1 : items.findIndex((item) => item.key === key);
        for (let index = at - OVERSCAN; at >= 0 && index < at + IN_VIEW; index += 1)
          if (index < range.count) pinned.push(index);
      }
      for (let index = range.count - TAIL; index < range.count; index += 1) pinned.push(index);
      const indexes = new Set([
        ...pinned.filter((index) => index >= 0),
        ...defaultRangeExtractor(range),
      ]);
      return [...indexes].sort((a, b) => a - b);
    },
    [focusedAt, heldKey, items, landingKey],
  );

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.key ?? index,
    estimateSize: (index) => estimate(items[index]),
    measureElement: measure,
    observeElementRect: observeHeight,
    rangeExtractor,
    overscan: OVERSCAN,
    initialRect: LIKELY_VIEWPORT,
    initialOffset: isFollowing ? Number.MAX_SAFE_INTEGER : 0,
    // Only the kept view scrolls: it knows of more than the sizes of rows.
    scrollToFn: () => undefined,
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  const rows: Row[] = [];
  let end = 0;
  for (const { index, start, end: next } of virtualizer.getVirtualItems()) {
    const item = items[index];
    if (item === undefined) continue;
    rows.push({ item, index, gap: start - end });
    end = next;
  }

  return {
    rows,
    after: Math.max(0, virtualizer.getTotalSize() - end),
    measure: virtualizer.measureElement,
    onFocus: (event: FocusEvent) =>
      setFocused(event.target.closest('[data-row]')?.getAttribute('data-row') ?? null),
    onBlur: () => setFocused(null),
  };
}
