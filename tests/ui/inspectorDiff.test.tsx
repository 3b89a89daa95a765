import { expect, it } from 'vitest';
import { pairUp } from '../../inspector/diff/pairUp';
import { outline, screenDiff } from '../../inspector/diff/screenDiff';

const page = (markup: string): Document => {
  const made = document.implementation.createHTMLDocument();
  made.body.innerHTML = markup;
  return made;
};
const spotsOf = (before: string, after: string) =>
  screenDiff(page(before).body, page(after).body).map(({ change, words }) => [change, words]);

it('pairs what two lists share, then what is alike, and leaves over what is new or gone', () => {
  const kind = (text: string) => text.charAt(0);
  expect(pairUp(['a1', 'b1', 'c1'], ['a2', 'c1', 'd1'], [(text) => text, kind])).toEqual([
    ['a1', 'a2'],
    ['b1', null],
    ['c1', 'c1'],
    [null, 'd1'],
  ]);
});

it('finds nothing in two screens that are the same but for their code', () =>
  expect(
    spotsOf(
      '<p class="a" id="r1">Hello <b>you</b></p>',
      '<p class="b" id="r2">Hello  <b>you</b></p>',
    ),
  ).toEqual([]));

it('says what is worded, named, added and removed differently, and only there', () =>
  expect(
    spotsOf(
      '<h1>Locked</h1><ul><li>One</li><li>Two</li></ul><button aria-label="Close">×</button><hr>',
      '<h1>Locked</h1><ul><li>One</li><li>Three</li><li>Two</li></ul><button aria-label="Leave">×</button>',
    ),
  ).toEqual([
    ['added', '“Three”'],
    ['changed', 'name: “Close” is now “Leave”'],
    ['removed', 'a part'],
  ]));

it('says what looks different where it does, and not in everything within', () => {
  document.body.innerHTML = '<main><p>One</p></main><main style="color: red"><p>One</p></main>';
  const [before, after] = document.querySelectorAll('main');
  if (!before || !after) throw new Error('No two screens');
  expect(screenDiff(before, after).map(({ words }) => words)).toEqual(['looks different: colour']);
  document.body.replaceChildren();
});

it('outlines each place in the screen in which it is', () => {
  const before = page('<h1>Locked</h1><p>Gone</p>');
  const after = page('<h1>Open</h1>');
  const spots = screenDiff(before.body, after.body);
  outline(before, 'before', spots);
  outline(after, 'after', spots);
  const marked = (one: Document) =>
    [...one.querySelectorAll('[data-flows-change]')].map((element) => [
      element.tagName,
      element.getAttribute('data-flows-change'),
    ]);
  expect(marked(before)).toEqual([
    ['H1', 'changed'],
    ['P', 'removed'],
  ]);
  expect(marked(after)).toEqual([['H1', 'changed']]);
});
