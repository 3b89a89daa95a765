/** A screen's animations, as `document.getAnimations()` returns them. */
type Moving = Pick<Animation, 'effect' | 'finish' | 'pause'>;

/**
 * Finishes animations that end, and pauses endless ones. Hundreds of animated screens on a page
 * would leave no processor time for those still loading.
 */
export function holdStill(animations: readonly Moving[]): void {
  for (const animation of animations) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    else animation.pause();
  }
}
