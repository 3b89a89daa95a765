/** A hidden page renders no frames. */
const LONGEST_FRAME_MS = 250;

/** Calls `draw` once in the next frame, or soon if there are none, however often it is asked. */
export function onceAFrame(draw: () => void) {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
  };
  const run = () => {
    cancel();
    draw();
  };
  const ask = () => {
    if (frame !== undefined) return;
    frame = requestAnimationFrame(run);
    timer = setTimeout(run, LONGEST_FRAME_MS);
  };
  return { ask, cancel };
}
