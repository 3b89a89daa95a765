import { useRef, type KeyboardEvent, type RefObject } from 'react';

const still = { preventScroll: true };

/** What keys lead to within a row: its bubble first, then what can be used in it. */
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

/** Where a key leads from an element within the messages; undefined for nowhere. */
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
 * One Tab leads out of the messages, whatever they hold. Enter leads to the newest in view, arrows up
 * and down from one to the next, left and right to what can be used in it.
 */
export function useListKeys(scroller: RefObject<HTMLElement | null>) {
  /** Stands after the messages, so that the browser finds by itself what comes next. */
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
