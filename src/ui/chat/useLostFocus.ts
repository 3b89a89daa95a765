import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ListItem } from './chatItems';

/**
 * When the row with the focus goes away, as for a message that was deleted on another device, the
 * focus goes to the row that takes its place, else to the one before it, else to the messages.
 */
export function useLostFocus(
  items: readonly ListItem[],
  scroller: RefObject<HTMLElement | null>,
): void {
  const last = useRef<{ key: string; at: number } | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const key = activeElement?.closest('[data-row]')?.getAttribute('data-row');
    const lost = last.current;
    const at = items.findIndex((item) => item.key === (key ?? lost?.key));
    last.current = key == null || at < 0 ? null : { key, at };
    if (lost === null || at >= 0 || (activeElement !== null && activeElement !== body)) return;
    const rows = [...items.slice(lost.at), ...items.slice(0, lost.at).toReversed()];
    const next = rows.find(({ kind }) => kind !== 'day')?.key ?? '';
    const row = scroller.current?.querySelector(`[data-row="${CSS.escape(next)}"]`);
    const target = row?.querySelector<HTMLElement>('[tabindex="-1"]') ?? scroller.current;
    target?.focus({ preventScroll: true });
  });
}
