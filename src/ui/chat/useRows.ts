import {
  defaultRangeExtractor,
  useVirtualizer,
  type Range,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useMemo, useState, type FocusEvent, type RefObject } from 'react';
import type { ListItem } from './chatItems';

/** Rows at the end that stay mounted, so that the way back to it never leads through a blank. */
const TAIL = 12;
const OVERSCAN = 8;
/** Rows that a view may show at once. */
const IN_VIEW = 24;
const LIKELY_ROW = 52;
const LIKELY_VIEWPORT = { width: 0, height: 800 };

export type Row = {
  item: ListItem;
  index: number;
  /** The height in pixels of what is left out before it. */
  gap: number;
};

/**
 * Tells the height once it is laid out anyway: to ask for it while the page is being put together
 * would make one long task of two. A scroller that is not shown keeps the rows it had.
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

/** The height that was observed, until then what it was or is likely to be. */
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
 * The rows that are mounted: those on screen and near it, the end, and the row with the focus.
 * `after` is the height in pixels of what is left out at the end.
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
      // When pages are put before the first row, the range is a moment behind the reader.
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
    // The kept view alone moves, by what it sees, which covers more than the sizes of rows.
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
