import type { KeyboardEvent } from 'react';

const isWriting = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * `A` approves and `N` goes to the note, if the focus is within the review. The elements are found
 * by the shortcut keys they declare.
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
