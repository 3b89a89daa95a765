import type { ViewerEvent } from '../../machines/viewer/viewerMachine';
import type { Point } from '../../machines/viewer/zoom';

const TAP_PX = 8;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 32;
/** A finger's speed is that of the last moments before it was lifted. */
const SPEED_MS = 100;
const WHEEL_RATE = 0.01;
const NOWHERE: Point = { x: 0, y: 0 };

type Seen = { at: Point; time: number };

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Point, b: Point) => ({ x: a.x - b.x, y: a.y - b.y });

/** In pixels a millisecond. */
const speedOf = (way: readonly Seen[], now: Seen): Point => {
  const from = way.find(({ time }) => now.time - time < SPEED_MS) ?? now;
  const moved = minus(now.at, from.at);
  const passed = Math.max(1, now.time - from.time);
  return { x: moved.x / passed, y: moved.y / passed };
};

/** Tells what fingers, mouse and wheel do on a stage; points are relative to its centre. */
export function hearGestures(
  stage: HTMLElement,
  tell: (event: ViewerEvent) => void,
  signal: AbortSignal,
): void {
  const fingers = new Map<number, Point>();
  /** Where the first finger was, since it came down. */
  let way: Seen[] = [];
  let wasPinched = false;
  let lastTap: Seen | null = null;

  const placeOf = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  };

  const onDown = (event: PointerEvent) => {
    // A button on the stage, as under a picture that failed, hears its own clicks.
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.button !== 0 || isOnButton) return;
    const at = placeOf(event);
    if (fingers.size === 0) {
      way = [{ at, time: event.timeStamp }];
      wasPinched = false;
    }
    fingers.set(event.pointerId, at);
    if (fingers.size > 1) wasPinched = true;
    stage.setPointerCapture(event.pointerId);
  };

  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = placeOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other !== undefined) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const at = middle(now, other);
      tell({ type: 'picture.pinched', factor, at, moved: minus(at, middle(before, other)) });
      return;
    }
    if (wasPinched) return;
    const by = minus(now, before);
    const total = minus(now, way[0]?.at ?? now);
    way.push({ at: now, time: event.timeStamp });
    if (event.pointerType === 'touch') tell({ type: 'finger.moved', by, total });
    else tell({ type: 'picture.dragged', by });
  };

  const tapped = (at: Point, event: PointerEvent) => {
    const isSecond =
      lastTap !== null &&
      event.timeStamp - lastTap.time < DOUBLE_TAP_MS &&
      distance(at, lastTap.at) < DOUBLE_TAP_PX;
    lastTap = isSecond ? null : { at, time: event.timeStamp };
    // For a captured pointer, the event's target is the stage, whatever lies under it.
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (isSecond) tell({ type: 'picture.doubleTapped', at });
    else if (target !== null && !target.matches('img')) tell({ type: 'backdrop.tapped' });
  };

  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const at = placeOf(event);
    const total = minus(at, way[0]?.at ?? at);
    const isLost = wasPinched || event.type !== 'pointerup';
    if (isLost) tell({ type: 'finger.lost' });
    else {
      const speed = speedOf(way, { at, time: event.timeStamp });
      tell({ type: 'finger.lifted', total, speed });
      if (distance(total, NOWHERE) < TAP_PX) tapped(at, event);
    }
    way = [];
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.ctrlKey) {
      const factor = Math.exp(-event.deltaY * WHEEL_RATE);
      tell({ type: 'picture.pinched', factor, at: placeOf(event), moved: NOWHERE });
    } else tell({ type: 'picture.dragged', by: { x: -event.deltaX, y: -event.deltaY } });
  };

  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
  // Not passive, so that it can keep the wheel from zooming the page.
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
}
