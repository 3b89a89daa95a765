import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLinks } from '../../src/browser/links';
import { hearing } from '../support/hearing';

/** jsdom has no layout, so the test says what comes into view. */
class FakeView {
  static views: FakeView[] = [];
  readonly observed = new Set<Element>();
  constructor(private readonly tell: (entries: object[]) => void) {
    FakeView.views.push(this);
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();
  show(target: Element, isIntersecting: boolean) {
    if (this.observed.has(target)) this.tell([{ target, isIntersecting }]);
  }
}

let heard: unknown[];
let stop: () => void;

const view = () => {
  const last = FakeView.views.at(-1);
  if (last === undefined) throw new Error('Nothing is watched.');
  return last;
};
const link = (name: string) => {
  const found = document.querySelector(`[data-name="${name}"]`);
  if (found === null) throw new Error(name);
  return found;
};
const wanted = (path: string, isPointed = false) => ({ type: 'link.wanted', path, isPointed });
const left = (path: string) => ({ type: 'link.left', path });
const changed = () => new Promise((resolve) => setTimeout(resolve));
const point = (type: string, target: Element, relatedTarget: Element | null = null) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeView);
  document.body.innerHTML = `
    <main>
      <a data-name="ines" href="/ines?source=menu#top"><b data-name="word">Inês</b></a>
      <a data-name="again" href="/ines">Inês</a>
      <a data-name="tomasz" href="/tomasz">Tomasz</a>
      <a data-name="away" href="https://elsewhere.test/ines">Away</a>
      <a data-name="tab" href="/idris" target="_blank">Idris</a>
      <a data-name="none">Nowhere</a>
    </main>`;
  ({ heard, stop } = hearing(watchLinks(window)));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('the links of a page', () => {
  it('are told when they come into view and leave it, several to one page as one', () => {
    for (const name of ['ines', 'again', 'tomasz']) view().show(link(name), true);
    expect(heard).toEqual([wanted('/ines'), wanted('/tomasz')]);
    view().show(link('ines'), false);
    expect(heard.length).toBe(2);
    view().show(link('again'), false);
    expect(heard.slice(2)).toEqual([left('/ines')]);
  });

  it('are told when they are under the pointer or have the focus, and not for each word in them', () => {
    point('pointerover', link('word'));
    point('pointerout', link('word'), link('ines'));
    point('pointerover', link('ines'), link('word'));
    expect(heard).toEqual([wanted('/ines', true)]);
    link('again').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    point('pointerout', link('ines'));
    expect(heard.length).toBe(1);
    link('again').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(heard.slice(1)).toEqual([left('/ines')]);
  });

  it('go back to being in view when the pointer leaves', () => {
    view().show(link('tomasz'), true);
    point('pointerover', link('tomasz'));
    point('pointerout', link('tomasz'));
    expect(heard).toEqual([wanted('/tomasz'), wanted('/tomasz', true), wanted('/tomasz')]);
  });

  it.each(['away', 'tab', 'none'])('are no matter where nothing opens here: %s', (name) => {
    view().show(link(name), true);
    point('pointerover', link(name));
    expect(heard).toEqual([]);
  });

  it('are followed as they come, change and go', async () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<p><a data-name="late" href="/rafael">Rafael</a></p>');
    await changed();
    view().show(link('late'), true);
    expect(heard).toEqual([wanted('/rafael')]);
    link('late').setAttribute('href', '/odile');
    await changed();
    view().show(link('late'), true);
    expect(heard.slice(1)).toEqual([left('/rafael'), wanted('/odile')]);
    link('late').parentElement?.remove();
    await changed();
    expect(heard.slice(3)).toEqual([left('/odile')]);
  });

  it('that are moved stay', async () => {
    view().show(link('tomasz'), true);
    document.querySelector('main')?.append(link('tomasz'));
    await changed();
    expect(heard).toEqual([wanted('/tomasz')]);
  });

  it('are left in peace once nobody listens', async () => {
    stop();
    point('pointerover', link('ines'));
    expect([heard, view().observed.size]).toEqual([[], 0]);
  });
});
