/** Less than the distance of two rows, in pixels. */
const SAME_ROW_PX = 8;

/** Where a key leads from the focused one of these, which are laid out in rows; null: nowhere. */
export function nearest(all: readonly HTMLElement[], key: string): HTMLElement | null {
  const at = all.findIndex((entry) => entry === document.activeElement);
  const here = all[at];
  if (here === undefined) return null;
  if (key === 'ArrowRight') return all[at + 1] ?? null;
  if (key === 'ArrowLeft') return all[at - 1] ?? null;
  if (key === 'Home') return all[0] ?? null;
  if (key === 'End') return all.at(-1) ?? null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;

  const { left, top } = here.getBoundingClientRect();
  const sign = key === 'ArrowDown' ? 1 : -1;
  const beyond = all
    .map((entry) => ({ entry, box: entry.getBoundingClientRect() }))
    .filter(({ box }) => sign * (box.top - top) > SAME_ROW_PX);
  const row = Math.min(...beyond.map(({ box }) => sign * (box.top - top)));
  const inRow = beyond.filter(({ box }) => sign * (box.top - top) < row + SAME_ROW_PX);
  const byDistance = inRow.toSorted(
    (a, b) => Math.abs(a.box.left - left) - Math.abs(b.box.left - left),
  );
  return byDistance[0]?.entry ?? null;
}
