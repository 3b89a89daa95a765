/** How a picture lies in its stage: scaled, and moved from the centre, in pixels. */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Frame = { stage: Size; picture: Size };

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 5;
export const STEP = 1.5;
/** The scale after a double tap. */
export const NEAR = 2.5;

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Keeps a picture's edges at the stage's, and centres it if all of it fits. */
export function within({ scale, x, y }: Zoom, { stage, picture }: Frame): Zoom {
  const right = Math.max(0, (picture.width * scale - stage.width) / 2);
  const down = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: between(x, -right, right), y: between(y, -down, down) };
}

/** Zooms to `scale`; what is under `point`, relative to the stage's centre, stays there. */
export function zoomedTo(zoom: Zoom, scale: number, point: Point, frame: Frame): Zoom {
  const next = between(scale, 1, LARGEST);
  const factor = next / zoom.scale;
  return within(
    {
      scale: next,
      x: point.x - (point.x - zoom.x) * factor,
      y: point.y - (point.y - zoom.y) * factor,
    },
    frame,
  );
}

export const movedBy = (zoom: Zoom, { x, y }: Point, frame: Frame): Zoom =>
  within({ scale: zoom.scale, x: zoom.x + x, y: zoom.y + y }, frame);
