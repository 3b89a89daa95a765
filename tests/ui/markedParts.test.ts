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

it("leaves out a character's marks of formatting, but nothing of what was found", () => {
  expect(shown(1, '*slides a [bowl] over* **Then** _soup_ and `tea`')).toEqual([
    'slides a ',
    '[bowl]',
    ' over Then soup and tea',
  ]);
  expect(shown(1, '2 * 3 is sure_thing, and *[soup]* [x')).toEqual([
    '2 * 3 is sure_thing, and ',
    '[soup]',
    ' x',
  ]);
  expect(shown(1, 'It said [*soup*] there')).toEqual(['It said ', '[*soup*]', ' there']);
});

it('shows what the user wrote as it was written', () => {
  expect(shown(1, '*not* a [mark]', { author: 'user' })).toEqual(['*not* a ', '[mark]']);
});
