import type { ViewerEvent } from '../../machines/viewer/viewerMachine';

/** The picture that is shown; those beside it are out of reach. */
const SHOWN = '[data-shown] img';

/** Tells how large the stage and the picture on it are, whenever one of them changes. */
export function watchFrame(
  stage: HTMLElement,
  tell: (event: ViewerEvent) => void,
  signal: AbortSignal,
): void {
  const measure = () => {
    const picture = stage.querySelector<HTMLElement>(SHOWN);
    tell({
      type: 'stage.measured',
      frame: {
        stage: { width: stage.clientWidth, height: stage.clientHeight },
        picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
      },
    });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect());
  // A picture's size is known when it has loaded, which does not bubble.
  stage.addEventListener('load', measure, { capture: true, signal });
}
