import { afterEach, expect, test, vi } from 'vitest';
import { keepView, type ViewMode } from '../../src/ui/chat/keptView';

const following: ViewMode = {
  isFollowing: true,
  isVisiting: false,
  turnKey: null,
  landing: null,
};

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A list in a view 300 px tall; like a browser's, it cannot be scrolled beyond its end for long. */
function place(height: number) {
  const scroller = document.body.appendChild(document.createElement('div'));
  const list = scroller.appendChild(document.createElement('ol'));
  const size = { height, top: 0 };
  Object.defineProperties(scroller, {
    clientHeight: { value: 300 },
    scrollHeight: { get: () => size.height },
    scrollTop: {
      get: () => size.top,
      set: (top: number) => (size.top = Math.min(top, size.height - 300)),
    },
  });
  const layout = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        layout.add(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  const report = {
    left: vi.fn(() => view.settle({ ...following, isFollowing: false })),
    ended: vi.fn(),
    filled: vi.fn(() => view.settle({ ...following, isFollowing: false })),
    scrolled: vi.fn(),
    latest: vi.fn(),
    nearStart: vi.fn(),
    nearEnd: vi.fn(),
    landed: vi.fn(),
  };
  const view = keepView({ scroller, list }, report);
  view.settle(following);
  const layOut = () => layout.forEach((tell) => tell());
  layOut();
  const rectOf = (at: () => number, tall: () => number) => () =>
    new DOMRect(0, at() - size.top, 100, tall());
  list.getBoundingClientRect = rectOf(
    () => 0,
    () => size.height - 12,
  );
  return {
    ...report,
    view,
    scroller,
    list,
    top: () => size.top,
    layOut,
    /** As a browser does for what gets the focus: the event that tells of it comes later. */
    bringTo(top: number) {
      size.top = top;
    },
    /** A row at the end of the list, that tall; the list grows by it. */
    addRow(key: string, tall: number) {
      const row = list.appendChild(document.createElement('li'));
      const at = { top: size.height - 12, tall };
      row.dataset['row'] = key;
      row.getBoundingClientRect = rectOf(
        () => at.top,
        () => at.tall,
      );
      size.height += tall;
      return {
        grow(px: number) {
          at.tall += px;
          size.height += px;
        },
        move(px: number) {
          at.top += px;
          size.height += px;
        },
      };
    },
    /** To where keys, a wheel or a finger bring it, or a bounce takes it back. */
    scrollTo(top: number) {
      size.top = top;
      scroller.dispatchEvent(new Event('scroll'));
    },
    resize(next: number) {
      size.height = next;
      size.top = Math.min(size.top, next - 300);
    },
  };
}

test('the first pixel up is the reader’s: it leaves the end, and is not taken back', () => {
  const { left, top, layOut, scrollTo } = place(800);
  expect(top()).toBe(500);
  scrollTo(499);
  expect(left).toHaveBeenCalledTimes(1);
  layOut();
  expect(top()).toBe(499);
});

test('a list that shrinks by any height leaves the view at its end, which is followed on', () => {
  const { left, top, layOut, scrollTo, resize } = place(800);
  for (const height of [799, 780, 500]) {
    resize(height);
    scrollTo(top());
    layOut();
  }
  expect(left).not.toHaveBeenCalled();
  resize(640);
  layOut();
  expect(top()).toBe(340);
});

test('what the user sends is followed, though the list shrank and grew before anybody looked', () => {
  const { left, top, view, resize, addRow } = place(800);
  resize(740);
  resize(860);
  addRow('own', 60);
  view.settle({ ...following, turnKey: 'own' });
  expect(left).not.toHaveBeenCalled();
  expect(top()).toBe(620);
});

test('a view that comes back from beyond its end follows it on', () => {
  const { left, top, layOut, scrollTo, resize } = place(800);
  for (const beyond of [540, 520, 500]) scrollTo(beyond);
  expect(left).not.toHaveBeenCalled();
  resize(900);
  layOut();
  expect(top()).toBe(600);
});

test('a key that goes up leaves the end at once: a drawing before the first pixel takes nothing back', () => {
  const { left, top, layOut, resize, scroller, scrollTo } = place(800);
  const press = (key: string, on: HTMLElement = scroller) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('End');
  press('ArrowUp', scroller.appendChild(document.createElement('button')));
  expect(left).not.toHaveBeenCalled();
  press('PageUp');
  expect(left).toHaveBeenCalledTimes(1);
  scrollTo(499);
  resize(798);
  layOut();
  expect(top()).toBe(498);
});

test('Home is at the first message at once, and not on a way that measuring would end', () => {
  const { left, top, scroller } = place(800);
  const home = new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true });
  expect(scroller.dispatchEvent(home)).toBe(false);
  expect([left.mock.calls.length, top()]).toEqual([1, 0]);
});

test('of a long message that is cut, as much is above a view of another width', () => {
  const { top, layOut, scrollTo, resize, scroller, addRow, view } = place(800);
  const long = addRow('long', 1000);
  addRow('next', 50);
  view.settle({ ...following, isFollowing: false });
  // A quarter of it is above the view, which it fills.
  scrollTo(788 + 250);
  long.grow(-500);
  Object.defineProperty(scroller, 'clientWidth', { value: 844 });
  resize(800 + 500 + 50);
  layOut();
  expect(top()).toBe(788 + 125);
  layOut();
  expect(top()).toBe(788 + 125);
});

test('a view of another width that the browser took to its end goes back to what was read', () => {
  const { top, layOut, scrollTo, resize, scroller, addRow, view } = place(800);
  const long = addRow('long', 1000);
  addRow('next', 400);
  view.settle({ ...following, isFollowing: false });
  scrollTo(788 + 500);
  long.grow(-800);
  Object.defineProperty(scroller, 'clientWidth', { value: 844 });
  resize(1400);
  scrollTo(1100);
  layOut();
  expect(top()).toBe(788 + 100);
});

test('of a message that grew while it was cut, as much is above a view of another width', () => {
  const { top, layOut, scrollTo, resize, scroller, addRow, view } = place(800);
  const cut = addRow('cut', 100);
  const next = addRow('next', 400);
  view.settle({ ...following, isFollowing: false });
  scrollTo(788 + 50);
  // Measured: what follows it is kept in place, so that half of what is new stands above the view.
  cut.grow(100);
  next.move(100);
  resize(1400);
  layOut();
  expect(top()).toBe(788 + 150);
  cut.grow(-100);
  next.move(-100);
  Object.defineProperty(scroller, 'clientWidth', { value: 844 });
  resize(1300);
  layOut();
  expect(top()).toBe(788 + 75);
});

test('what gets the focus stays in sight: a drawing before the view tells of it takes nothing back', () => {
  const { list, top, layOut, scrollTo, bringTo, resize, view } = place(800);
  let above = 0;
  for (const at of [0, 200, 400]) {
    const row = list.appendChild(document.createElement('li'));
    row.dataset['row'] = String(at);
    row.getBoundingClientRect = () => new DOMRect(0, at + above - top(), 100, 200);
  }
  scrollTo(0);
  bringTo(450);
  view.settle({ ...following, isFollowing: false });
  expect(top()).toBe(450);
  // What comes above what is held still moves with it.
  bringTo(300);
  above = 50;
  resize(850);
  layOut();
  expect(top()).toBe(350);
});

test('a wheel whose scroll came before it was heard is followed once', () => {
  const { list, left, top, bringTo, scroller } = place(800);
  for (const at of [0, 200, 400, 600]) {
    const row = list.appendChild(document.createElement('li'));
    row.dataset['row'] = String(at);
    row.getBoundingClientRect = () => new DOMRect(0, at - top(), 100, 200);
  }
  bringTo(350);
  scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: -150 }));
  expect([left.mock.calls.length, top()]).toEqual([1, 350]);
});

const turn: ViewMode = { ...following, turnKey: 'question' };

test('what was sent last is followed no further than to the top, and stays there', () => {
  const { addRow, view, top, layOut, filled } = place(800);
  addRow('question', 50);
  view.settle(turn);
  expect(top()).toBe(550);
  const answer = addRow('answer', 50);
  layOut();
  expect(top()).toBe(600);
  // 300 px of view hold 24 above the question, its 50, the answer's 214, and 12 below.
  answer.grow(164);
  layOut();
  expect([top(), filled.mock.calls.length]).toEqual([764, 0]);
  answer.grow(1);
  layOut();
  expect([top(), filled.mock.calls.length]).toEqual([764, 1]);
  answer.grow(900);
  layOut();
  expect(top()).toBe(764);
  // A picture that comes above the answer moves it, and the view with it.
  answer.move(120);
  layOut();
  expect(top()).toBe(884);
});

test('what was sent last leaves room for its answer, however tall it is', () => {
  const { addRow, view, top, layOut } = place(800);
  addRow('question', 500);
  view.settle(turn);
  addRow('answer', 900);
  layOut();
  // The question ends 24 px below 40 % of the view.
  expect(top()).toBe(788 + 500 - 0.4 * 300 - 24);
});

test('the newest message is told to be out of view, and in view again', () => {
  const { addRow, view, layOut, latest, scrollTo } = place(800);
  const row = addRow('last', 50);
  layOut();
  scrollTo(540);
  expect(latest).not.toHaveBeenCalled();
  scrollTo(530);
  expect(latest.mock.calls).toEqual([[false]]);
  scrollTo(538);
  expect(latest.mock.calls).toEqual([[false], [true]]);
  row.grow(30);
  layOut();
  view.settle({ ...following, isFollowing: false, isVisiting: true });
  view.settle(following);
  layOut();
  expect(latest.mock.calls.slice(2)).toEqual([[false], [true]]);
});
