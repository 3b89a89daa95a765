import { useEffect, useMemo, useRef, useState } from 'react';
import { hearGestures } from './gestures';
import { movedBy, NEAR, STEP, whole, zoomedTo, type Frame, type Point, type Zoom } from './zoom';

const CLOSE_PULL_PX = 110;
const TURN_PULL_PX = 70;
const NOWHERE: Point = { x: 0, y: 0 };

export type ZoomReport = {
  /** The picture was pulled away, or the backdrop tapped. */
  onClose: () => void;
  /** The picture was swiped aside: 1 for the next, -1 for the previous. */
  onTurn: (step: 1 | -1) => void;
};

const frameOf = (stage: HTMLElement, picture: HTMLElement | null): Frame => ({
  stage: { width: stage.clientWidth, height: stage.clientHeight },
  picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
});

/** Zooms and pans a picture in its stage, by fingers, mouse, wheel, and the given keys. */
export function useZoom({ onClose, onTurn }: ZoomReport) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [zoom, setZoom] = useState<Zoom>(whole);
  /** How far a finger has pulled the whole picture; null if none has. */
  const [pull, setPull] = useState<Point | null>(null);
  const scale = useRef(whole.scale);

  const moves = useMemo(() => {
    const change = (next: (zoom: Zoom, frame: Frame) => Zoom) => {
      const element = stage.current;
      if (element === null) return;
      const frame = frameOf(element, picture.current);
      setZoom((now) => {
        const then = next(now, frame);
        scale.current = then.scale;
        return then;
      });
    };
    return {
      zoomBy: (factor: number, at: Point = NOWHERE) =>
        change((now, frame) => zoomedTo(now, now.scale * factor, at, frame)),
      moveBy: (by: Point) => change((now, frame) => movedBy(now, by, frame)),
      pinch: (factor: number, at: Point, moved: Point) =>
        change((now, frame) => movedBy(zoomedTo(now, now.scale * factor, at, frame), moved, frame)),
      toggle: (at: Point) =>
        change((now, frame) => (now.scale > 1 ? whole : zoomedTo(now, NEAR, at, frame))),
      reset: () => change(() => whole),
    };
  }, []);

  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    return hearGestures(element, {
      pinch: (factor, at, moved) => {
        setPull(null);
        moves.pinch(factor, at, moved);
      },
      drag: (moved, isTouch) => {
        if (scale.current > 1) moves.moveBy(moved);
        else if (isTouch)
          setPull((now) => ({ x: (now?.x ?? 0) + moved.x, y: (now?.y ?? 0) + moved.y }));
      },
      end: (pulled) => {
        setPull(null);
        if (scale.current > 1) return;
        if (pulled.y > CLOSE_PULL_PX && pulled.y > Math.abs(pulled.x)) onClose();
        else if (Math.abs(pulled.x) > TURN_PULL_PX) onTurn(pulled.x < 0 ? 1 : -1);
      },
      tap: (target) => {
        if (target === element) onClose();
      },
      doubleTap: moves.toggle,
    });
  }, [moves, onClose, onTurn]);

  return {
    stage,
    picture,
    zoom,
    pull,
    isLarge: zoom.scale > 1,
    zoomIn: () => moves.zoomBy(STEP),
    zoomOut: () => moves.zoomBy(1 / STEP),
    reset: moves.reset,
    moveBy: moves.moveBy,
  };
}
