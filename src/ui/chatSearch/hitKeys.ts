import type { FormEvent, KeyboardEvent } from 'react';

const hitsIn = (element: Element): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-hit]'),
];

/**
 * Arrow keys lead from the field to the hits, through them and back; Home and End to the first and
 * the last. Tab works as well: each hit is a link.
 */
export function moveAmongHits(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.nativeEvent.isComposing) return;
  const hits = hitsIn(event.currentTarget);
  const field = event.currentTarget.querySelector<HTMLElement>('input');
  const at = hits.findIndex((hit) => hit === event.target);
  const isAtField = event.target === field;
  if (at < 0 && !isAtField) return;
  const next = targetOf(event.key, at, hits, field);
  if (next === undefined || next === null) return;
  event.preventDefault();
  next.focus();
}

function targetOf(
  key: string,
  at: number,
  hits: readonly HTMLElement[],
  field: HTMLElement | null,
): HTMLElement | null | undefined {
  if (key === 'ArrowDown') return hits[at + 1];
  if (at < 0) return undefined;
  if (key === 'ArrowUp') return at === 0 ? field : hits[at - 1];
  if (key === 'Home') return hits[0];
  return key === 'End' ? hits.at(-1) : undefined;
}

/** Returns whether there was a hit to focus. */
export function focusFirstHit(element: Element | null): boolean {
  const first = element === null ? undefined : hitsIn(element)[0];
  first?.focus();
  return first !== undefined;
}

/** Enter in the field opens the first hit for its words, if there is one already. */
export function goToFirstHit(event: FormEvent<HTMLElement>) {
  event.preventDefault();
  const words = event.currentTarget.querySelector('input')?.value.trim() ?? '';
  if (words === '') return;
  const isAnswer = (hit: HTMLElement) => hit.closest('[aria-busy=true]') === null;
  hitsIn(event.currentTarget).find(isAnswer)?.click();
}
