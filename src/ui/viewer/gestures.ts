import type { Point } from './zoom';

export type GestureReport = {
  /** Two fingers, or Ctrl+wheel: the factor, and the point of the stage it centres on. */
  pinch: (factor: number, at: Point, moved: Point) => void;
  /** One finger, or a pressed mouse. */
  drag: (moved: Point, isTouch: boolean) => void;
  /** All fingers are up; `pulled` is how far one of them moved. */
  end: (pulled: Point) => void;
  tap: (target: EventTarget | null) => void;
  doubleTap: (at: Point) => void;
};

const TAP_PX = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 32;
const WHEEL_RATE = 0.01;
const NOWHERE: Point = { x: 0, y: 0 };

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Point, b: Point) => ({ x: a.x - b.x, y: a.y - b.y });

/** Reports fingers, mouse and wheel on a stage; points are relative to its centre. */
export function hearGestures(stage: HTMLElement, report: GestureReport) {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let wasPinched = false;
  let lastTap: { at: Point; time: number } | null = null;

  const placeOf = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      start = placeOf(event);
      wasPinched = false;
    }
    fingers.set(event.pointerId, placeOf(event));
    if (fingers.size > 1) wasPinched = true;
    stage.setPointerCapture(event.pointerId);
  };

  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = placeOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other === undefined) {
      if (!wasPinched) report.drag(minus(now, before), event.pointerType === 'touch');
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const at = middle(now, other);
    report.pinch(factor, at, minus(at, middle(before, other)));
  };

  const tapped = (at: Point, event: PointerEvent) => {
    const isSecond =
      lastTap !== null &&
      event.timeStamp - lastTap.time < DOUBLE_TAP_MS &&
      distance(at, lastTap.at) < DOUBLE_TAP_PX;
    lastTap = isSecond ? null : { at, time: event.timeStamp };
    // For a captured pointer, the event's target is the stage, whatever lies under it.
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (isSecond) report.doubleTap(at);
    else report.tap(target);
  };

  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const at = placeOf(event);
    const isTap = start !== null && !wasPinched && distance(at, start) < TAP_PX;
    const isPulled = !isTap && !wasPinched && event.type === 'pointerup';
    const isByFinger = event.pointerType === 'touch';
    report.end(start !== null && isPulled && isByFinger ? minus(at, start) : NOWHERE);
    start = null;
    if (isTap && event.type === 'pointerup') tapped(at, event);
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.ctrlKey) report.pinch(Math.exp(-event.deltaY * WHEEL_RATE), placeOf(event), NOWHERE);
    else report.drag({ x: -event.deltaX, y: -event.deltaY }, false);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
  // Not passive, so that it can keep the wheel from zooming the page.
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => listeners.abort();
}
