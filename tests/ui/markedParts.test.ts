import { expect, it } from 'vitest';
import { markedParts } from '../../src/ui/chatSearch/markedParts';
import { searchHit } from '../support/fixtures/searchHits';

const shown = (...args: Parameters<typeof searchHit>) =>
  markedParts(searchHit(...args)).map(({ text, isFound }) => (isFound ? `[${text}]` : text));

it('parts the words that were found from those around them', () => {
  expect(shown(1, 'It was [rain] on the roof')).toEqual(['It was ', '[rain]', ' on the roof']);
  expect(shown(1, '[rain]')).toEqual(['[rain]']);
  const two = searchHit(1, 'rain, [rain]', {
    ranges: [
      { start: 0, end: 4 },
      { start: 6, end: 10 },
    ],
  });
  expect(markedParts(two)).toEqual([
    { text: 'rain', isFound: true },
    { text: ', ', isFound: false },
    { text: 'rain', isFound: true },
  ]);
});

it.each(['bot', 'user'] as const)('leaves out the marks of formatting of a %s', (author) => {
  const shownOf = (marked: string) => shown(1, marked, { author }).join('');
  expect([
    shownOf('*slides a [bowl] over* **Then** *soup* and `tea`'),
    shownOf('2 * 3, 2*3*4, sure_thing, 5* and *[soup]*'),
    shownOf('我*笑*了 [soup]'),
    shownOf('**[soup]**, ***hot***'),
  ]).toEqual([
    'slides a [bowl] over Then soup and tea',
    '2 * 3, 2*3*4, sure_thing, 5* and [soup]',
    '我笑了 [soup]',
    '[soup], hot',
  ]);
});

it('leaves out those whose other half is not in the excerpt', () => {
  expect(shown(1, '…over the table* Then *[soup]* first, *and qu…').join('')).toBe(
    '…over the table Then [soup] first, and qu…',
  );
  expect(shown(1, '…the *[soup]* and **bread**').join('')).toBe('…the [soup] and bread');
});

it('leaves out nothing of what was found', () => {
  expect(shown(1, 'It said [*soup*] there')).toEqual(['It said ', '[*soup*]', ' there']);
});
