/** What moves in a screen, as `document.getAnimations()` tells it. */
type Moving = Pick<Animation, 'effect' | 'finish' | 'pause'>;

/**
 * Ends what would end by itself, and stops what never does. Hundreds of screens on one page that
 * go on moving leave a processor no time for those that are still to come.
 */
export function holdStill(animations: readonly Moving[]): void {
  for (const animation of animations) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    else animation.pause();
  }
}
