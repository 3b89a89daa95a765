import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type UIEvent,
} from 'react';

/** A drawing's position in its window: its corner in pixels, and its scale. */
export type Viewport = { x: number; y: number; scale: number };

type Size = { width: number; height: number };

const smallest = 0.04;
const largest = 3;
/** Text of eleven pixels: a drawing that would need less opens at its beginning. */
const readable = 0.92;
const step = 1.25;
const stride = 80;

const bounded = (scale: number) => Math.min(largest, Math.max(smallest, scale));

type Point = { x: number; y: number };

/** A drawing and the point at which to start reading; null for its upper left corner. */
export type Drawing = Size & { start: Point | null };

const between = (least: number, value: number, most: number) =>
  Math.max(Math.min(least, most), Math.min(value, most));

/** The whole drawing, or its beginning if the whole would be too small to read. */
export function openingView({ start, ...drawing }: Drawing, frame: Size): Viewport {
  const whole = Math.min(frame.width / drawing.width, frame.height / drawing.height, 1);
  const scale = Math.max(whole, readable);
  const width = drawing.width * scale;
  const height = drawing.height * scale;
  const { x, y } = start ?? { x: 0, y: 0 };
  return {
    scale,
    x:
      width <= frame.width
        ? (frame.width - width) / 2
        : between(frame.width - width, frame.width / 2 - x * scale, 0),
    // What is above the beginning names what begins there.
    y:
      height <= frame.height
        ? 0
        : between(frame.height - height, frame.height * 0.6 - y * scale, 0),
  };
}

/** Zooms a drawing around a point of its window, which stays in place. */
export function zoomed(view: Viewport, factor: number, at: { x: number; y: number }): Viewport {
  const scale = bounded(view.scale * factor);
  const share = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

export type Place = Size & Point;

/** How much of a box's title must be visible for it to count as in view, in pixels. */
const head = { width: 80, height: 40 };
const inset = 16;

/** The view that shows a box's title; unchanged if it is already visible. */
export function revealing(view: Viewport, box: Place, frame: Size): Viewport {
  const left = box.x * view.scale + view.x;
  const top = box.y * view.scale + view.y;
  const isInSight =
    left >= 0 && top >= 0 && left + head.width <= frame.width && top + head.height <= frame.height;
  if (isInSight) return view;
  const middle = frame.width / 2 - (box.x + box.width / 2) * view.scale;
  return {
    scale: view.scale,
    // A box wider than its window is shown from where its name is.
    x: Math.max(middle, inset - box.x * view.scale),
    y: frame.height / 3 - box.y * view.scale,
  };
}

/**
 * The view after a resize: what was centred, at reading height, stays there. A box that was in view
 * stays in view.
 */
export function resized(view: Viewport, box: Place | null, from: Size, to: Size): Viewport {
  const next = {
    ...view,
    x: view.x + (to.width - from.width) / 2,
    y: view.y + (to.height - from.height) / 3,
  };
  const wasInSight = box !== null && revealing(view, box, from) === view;
  return wasInSight ? revealing(next, box, to) : next;
}

/** The whole drawing, centred in its window. */
const wholeView = (drawing: Size, frame: Size): Viewport => {
  const scale = bounded(Math.min(frame.width / drawing.width, frame.height / drawing.height, 1));
  return {
    scale,
    x: (frame.width - drawing.width * scale) / 2,
    y: (frame.height - drawing.height * scale) / 2,
  };
};

const sizeOf = ({ current }: RefObject<HTMLElement | null>): Size => ({
  width: current?.clientWidth ?? 1,
  height: current?.clientHeight ?? 1,
});

/** Why the view is where it is, which decides where a resize puts it. */
type Cause = 'opening' | 'whole' | 'reader';

/** Pan and zoom by pointer, wheel and keyboard; `box` is the selection. */
export function useViewport(drawing: Drawing | null, box: Place | null) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ view }, setStand] = useState<{ view: Viewport; by: Cause }>({
    view: { x: 0, y: 0, scale: 1 },
    by: 'opening',
  });
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  const grip = useRef<{ x: number; y: number } | null>(null);
  const isOpened = useRef(false);
  const setView = useCallback(
    (change: (before: Viewport) => Viewport) =>
      setStand((before) => {
        const next = change(before.view);
        return next === before.view ? before : { view: next, by: 'reader' };
      }),
    [],
  );

  useEffect(() => {
    if (drawing === null || isOpened.current) return;
    isOpened.current = true;
    setStand({ view: openingView(drawing, sizeOf(frame)), by: 'opening' });
  }, [drawing]);

  const onResize = useEffectEvent((from: Size, to: Size) =>
    setStand(({ view: before, by }) => {
      if (drawing === null || by === 'reader') return { view: resized(before, box, from, to), by };
      if (by === 'whole') return { view: wholeView(drawing, to), by };
      const opened = openingView(drawing, to);
      return { view: box === null ? opened : revealing(opened, box, to), by };
    }),
  );
  useEffect(() => {
    if (frame.current === null) return;
    let last = sizeOf(frame);
    setSize(last);
    const observer = new ResizeObserver(() => {
      const next = sizeOf(frame);
      // A hidden element has no size.
      if (next.width === 0 || next.height === 0) return;
      if (next.width !== last.width || next.height !== last.height) onResize(last, next);
      last = next;
      setSize(next);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  // React's wheel handlers are passive and cannot stop the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setView((before) =>
        event.ctrlKey || event.metaKey
          ? zoomed(before, Math.exp(-event.deltaY / 300), at)
          : { ...before, x: before.x - event.deltaX, y: before.y - event.deltaY },
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [setView]);

  const zoom = (factor: number) => {
    const { width, height } = sizeOf(frame);
    setView((before) => zoomed(before, factor, { x: width / 2, y: height / 2 }));
  };
  const fit = () => {
    if (drawing !== null) setStand({ view: wholeView(drawing, sizeOf(frame)), by: 'whole' });
  };
  const move = (x: number, y: number) =>
    setView((before) => ({ ...before, x: before.x + x, y: before.y + y }));

  /** Brings a box of the drawing into view, if it is not. */
  const reveal = useCallback(
    (one: Place) => setView((before) => revealing(before, one, sizeOf(frame))),
    [setView],
  );

  /** Puts a point of the drawing into the middle. */
  const look = ({ x, y }: Point) => {
    const { width, height } = sizeOf(frame);
    setView(({ scale }) => ({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale }));
  };

  /** After another layout: what was at one point of the drawing stays where it is on the screen. */
  const hold = useCallback(
    (from: Point, to: Point) =>
      setView((before) => ({
        ...before,
        x: before.x + (from.x - to.x) * before.scale,
        y: before.y + (from.y - to.y) * before.scale,
      })),
    [setView],
  );

  return {
    frame,
    view,
    size,
    look,
    hold,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    fit,
    reveal,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) grip.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        const from = grip.current;
        if (from === null || event.buttons === 0) return;
        move(event.clientX - from.x, event.clientY - from.y);
        grip.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp: () => {
        grip.current = null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const moves: Readonly<Record<string, () => void>> = {
          '+': () => zoom(step),
          '=': () => zoom(step),
          '-': () => zoom(1 / step),
          '0': fit,
          ArrowLeft: () => move(stride, 0),
          ArrowRight: () => move(-stride, 0),
          ArrowUp: () => move(0, stride),
          ArrowDown: () => move(0, -stride),
        };
        const act = moves[event.key];
        if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        act();
        event.preventDefault();
      },
      // A browser scrolls to a focused element: here the drawing moves instead.
      onScroll: ({ currentTarget }: UIEvent) => currentTarget.scrollTo(0, 0),
    },
  };
}
