import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as phones wait for a long press. */
const LONG_PRESS_MS = 450;
/** A finger that moves further is scrolling. */
const STILL_PX = 10;

type Press = {
  x: number;
  y: number;
  timer: number;
  /** The menu was open when the finger came down, so this touch closes it. */
  closes: boolean;
  /** The long press opened the menu, so the click that follows is ignored. */
  isDone: boolean;
};

const menuButton = (line: Element) =>
  line.querySelector<HTMLButtonElement>('button[aria-haspopup="menu"]');

/** What has an action of its own: a picture, a link, a voice's slider. */
const isOwnTarget = (target: EventTarget, line: Element) =>
  target instanceof Element &&
  line.contains(target) &&
  target.closest('a, button, input, [role="menu"]') !== null;

/**
 * Opens a message's menu by a tap on its bubble or a long press, for touch alone: with a mouse,
 * pressing selects text.
 */
export function useTouch() {
  const press = useRef<Press | null>(null);
  const drop = () => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      drop();
      const line = event.currentTarget;
      if (event.pointerType !== 'touch' || isOwnTarget(event.target, line)) return;
      const button = menuButton(line);
      const timer = window.setTimeout(() => {
        if (press.current !== null) press.current.isDone = true;
        if (button?.ariaExpanded === 'false') button.click();
      }, LONG_PRESS_MS);
      const closes = button?.ariaExpanded === 'true';
      press.current = { x: event.clientX, y: event.clientY, timer, closes, isDone: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const at = press.current;
      if (at === null || at.isDone) return;
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > STILL_PX) drop();
    },
    // The click decides about a tap; without one, nothing follows.
    onPointerUp: () => window.clearTimeout(press.current?.timer),
    onPointerCancel: drop,
    onContextMenu: (event: MouseEvent) => {
      if (press.current !== null) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      // Clicking the menu's button, which this hook does too, bubbles up to here.
      if (isOwnTarget(event.target, event.currentTarget)) return;
      const at = press.current;
      drop();
      if (at === null || at.isDone || at.closes) return;
      menuButton(event.currentTarget)?.click();
    },
  };
}
