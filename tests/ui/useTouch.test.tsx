import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTouch } from '../../src/ui/chat/useTouch';

function Line({ onOpen }: { onOpen: () => void }) {
  return (
    <div {...useTouch()}>
      <p>Said</p>
      <a href="#picture">Picture</a>
      <button type="button" aria-haspopup="menu" aria-expanded="false" onClick={onOpen}>
        Options
      </button>
    </div>
  );
}

const finger = { pointerType: 'touch', clientX: 100, clientY: 100 };

function setUp() {
  const onOpen = vi.fn();
  render(<Line onOpen={onOpen} />);
  return { onOpen, said: screen.getByText('Said') };
}

function tap(target: Element, pointer: object = finger) {
  fireEvent.pointerDown(target, pointer);
  fireEvent.pointerUp(target, pointer);
  fireEvent.click(target);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a tap on what was said opens the menu, a click with a mouse does not', () => {
  const { onOpen, said } = setUp();
  tap(said, { ...finger, pointerType: 'mouse' });
  expect(onOpen).not.toHaveBeenCalled();
  tap(said);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a long press opens it once, and the click that follows does not close it', () => {
  const { onOpen, said } = setUp();
  fireEvent.pointerDown(said, finger);
  vi.advanceTimersByTime(449);
  expect(onOpen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(fireEvent.contextMenu(said)).toBe(false);
  fireEvent.click(said);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a finger that scrolls, or is lifted without a click, opens nothing', () => {
  const { onOpen, said } = setUp();
  fireEvent.pointerDown(said, finger);
  fireEvent.pointerMove(said, { ...finger, clientY: 111 });
  vi.advanceTimersByTime(1_000);
  fireEvent.pointerDown(said, finger);
  fireEvent.pointerCancel(said, finger);
  vi.advanceTimersByTime(1_000);
  fireEvent.pointerDown(said, finger);
  fireEvent.pointerUp(said, finger);
  vi.advanceTimersByTime(1_000);
  expect(onOpen).not.toHaveBeenCalled();
});

test('a tap on a picture or a link is its own', () => {
  const { onOpen } = setUp();
  tap(screen.getByText('Picture'));
  vi.advanceTimersByTime(1_000);
  expect(onOpen).not.toHaveBeenCalled();
});
