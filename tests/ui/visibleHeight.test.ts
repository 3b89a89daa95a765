import { expect, test } from 'vitest';
import { followVisible } from '../../src/ui/chat/visibleHeight';

/** A page of 800 px, and what a phone shows of it. */
function open() {
  const root = document.createElement('html');
  Object.defineProperty(root, 'clientHeight', { value: 800 });
  const viewport = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  const stop = followVisible(viewport, root);
  const written = () =>
    ['--visible-height', '--visible-top', '--covered'].map((name) =>
      root.style.getPropertyValue(name),
    );
  return {
    stop,
    written,
    show: (
      changes: Partial<Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>>,
      by = 'resize',
    ) => {
      Object.assign(viewport, changes);
      viewport.dispatchEvent(new Event(by));
      return written();
    },
  };
}

test('nothing is covered without a keyboard', () => {
  expect(open().written()).toEqual(['800px', '0px', '0px']);
});

test('a keyboard over the page covers it from below, and what is seen may move', () => {
  const { show } = open();
  expect(show({ height: 452.4 })).toEqual(['453px', '0px', '347px']);
  expect(show({ offsetTop: 120 }, 'scroll')).toEqual(['453px', '120px', '227px']);
  expect(show({ height: 800, offsetTop: 0 })).toEqual(['800px', '0px', '0px']);
});

test('who enlarges the page with two fingers changes nothing of it', () => {
  const { show } = open();
  expect(show({ scale: 2, height: 400, offsetTop: 300 })).toEqual(['800px', '0px', '0px']);
  expect(show({ scale: 2, height: 225, offsetTop: 300 })).toEqual(['450px', '0px', '350px']);
});

test('a page that is pulled over its edge is not moved up', () => {
  expect(open().show({ offsetTop: -40 }, 'scroll')).toEqual(['800px', '0px', '0px']);
});

test('the end of a chat leaves nothing behind', () => {
  const { stop, show, written } = open();
  stop();
  expect(written()).toEqual(['', '', '']);
  expect(show({ height: 300 })).toEqual(['', '', '']);
});
