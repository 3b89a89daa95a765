/** Pixels between the popup and the edge it must stay within. */
const GAP_PX = 8;

/** The part of the window in which an element is visible, as clipped by a scroller around it. */
function sightOf(element: HTMLElement) {
  const sight = { top: 0, bottom: window.innerHeight, left: 0, right: window.innerWidth };
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const { top, bottom, left, right } = box.getBoundingClientRect();
    sight.top = Math.max(sight.top, top);
    sight.bottom = Math.min(sight.bottom, bottom);
    sight.left = Math.max(sight.left, left);
    sight.right = Math.min(sight.right, right);
  }
  return sight;
}

/**
 * Moves a popup into view: to the anchor's other side if only that has room, over the anchor if
 * neither has, and sideways as far as needed. It is never taller than what is in view, and scrolls.
 */
export function keepInSight(element: HTMLElement, anchor: HTMLElement) {
  element.style.translate = '';
  const sight = sightOf(element);
  element.style.maxHeight = `${sight.bottom - sight.top - GAP_PX}px`;
  const box = element.getBoundingClientRect();
  const around = anchor.getBoundingClientRect();

  const isAbove = box.top < around.top;
  const fitsAbove = around.top - sight.top >= box.height + GAP_PX;
  const fitsBelow = sight.bottom - around.bottom >= box.height + GAP_PX;
  const across = around.height + box.height + 2 * GAP_PX;
  const down = isAbove && !fitsAbove && fitsBelow ? across : 0;
  const up = !isAbove && !fitsBelow && fitsAbove ? across : 0;

  const top = box.top + down - up;
  const inside = Math.max(sight.top, Math.min(top, sight.bottom - box.height));

  const right = Math.max(0, sight.left + GAP_PX - box.left);
  const left = Math.max(0, box.right - (sight.right - GAP_PX));
  element.style.translate = `${right > 0 ? right : -left}px ${inside - box.top}px`;
}
