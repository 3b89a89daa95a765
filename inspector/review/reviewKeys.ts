import type { KeyboardEvent } from 'react';

const isWriting = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * `A` approves and `N` goes to the note, where the focus is in what is reviewed. The parts of it are
 * found by the keys that they tell of themselves.
 */
export function onReviewKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  const key = event.key.toLowerCase();
  if (key !== 'a' && key !== 'n') return;
  const part = event.currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts='${key}']`);
  if (part === null) return;
  event.preventDefault();
  if (key === 'a') part.click();
  else part.focus();
}
