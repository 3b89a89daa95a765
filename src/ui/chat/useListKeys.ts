import { useRef, type KeyboardEvent, type RefObject } from 'react';

const still = { preventScroll: true };

/** Where keys lead within a row: its bubble first, then its controls. */
const placesIn = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('[tabindex], button, a[href], input'),
];

/** The row of the newest message that begins in view. */
const newestIn = (scroller: HTMLElement) => {
  const { bottom } = scroller.getBoundingClientRect();
  const rows = [...scroller.querySelectorAll('[data-row]')];
  return rows.findLast((row) => row.getBoundingClientRect().top < bottom) ?? null;
};

const neighbours = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The element a key leads to from one within the messages; undefined for none. */
function nextPlace(key: string, from: Element, scroller: HTMLElement): HTMLElement | undefined {
  if (from === scroller) {
    const row = key === 'Enter' ? newestIn(scroller) : null;
    return row === null ? undefined : placesIn(row)[0];
  }
  const row = from.closest('[data-row]');
  if (row === null || from.matches('input, [role^=menuitem]')) return undefined;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    let next = row[neighbours[key]];
    while (next !== null && placesIn(next).length === 0) next = next[neighbours[key]];
    return next === null ? undefined : placesIn(next)[0];
  }
  const places = placesIn(row);
  const at = places.findIndex((place) => place === from);
  return places[at + (steps[key] ?? Number.NaN)];
}

/**
 * One Tab leads out of the messages, whatever they hold. Enter goes to the newest in view, up and
 * down from message to message, left and right to the controls in one.
 */
export function useListKeys(scroller: RefObject<HTMLElement | null>) {
  /** Stands after the messages, so that the browser itself finds the next tab stop. */
  const wayOut = useRef<HTMLSpanElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const list = scroller.current;
    const { target, key } = event;
    if (list === null || !(target instanceof HTMLElement) || event.defaultPrevented) return;
    if (key === 'Tab') {
      if (event.shiftKey) list.focus(still);
      else wayOut.current?.focus(still);
      return;
    }
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = nextPlace(key, target, list);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return { wayOut, onKeyDown };
}
