import { describe, expect, it } from 'vitest';
import { withBoundaries } from '../../../server/moderation/boundaries';

const BOTH = String.raw`(?:(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]))`;

const sources = [
  String.raw`\bcat\b`,
  String.raw`\bкот\b`,
  String.raw`\b(?:a |the )?cat(?:s|fish)?\b`,
  String.raw`\b(?:very )*old\b(?! cat)`,
  String.raw`(?<!\bno )\bcat`,
  String.raw`cat(?= *(?:$|and\b|[.!]\b))`,
  String.raw`\b[a-z]+\b[ -]\b[^ ]+\b`,
  String.raw`\b\p{L}+'?\p{L}*\b`,
  String.raw`\b(?<age>\d{1,2})(?:-|)\b`,
  String.raw`(?:\bcat|dog\b|\b)+ \b.`,
  String.raw`\b-?cat-?\b`,
  String.raw`(?:\b[^ ]*)cat(?:[^ ]*\b)`,
  String.raw`\b`,
  String.raw`[\b]|\\b`,
];
const texts = [
  'cat',
  'the cat sat, no cat and cats. cat',
  'concatenate cat_cat кот скот кот2 2cat',
  '-cat- "cat" (cat) cat!and catfish',
  'very very old cat is 17-x, 4 or 12x; dog',
  "i don't know año ñandú año",
  '',
];

const matches = (source: string, text: string) =>
  [...text.matchAll(new RegExp(source, 'gu'))].map(({ index, 0: match }) => [index, match]);

describe('boundaries of words in every script', () => {
  it.each(sources)('look at no more than is needed, and find the same: %s', (source) => {
    const both = source === String.raw`[\b]|\\b` ? source : source.replaceAll('\\b', BOTH);
    for (const text of texts)
      expect(matches(withBoundaries(source), text), text).toEqual(matches(both, text));
  });

  it('look at one side where the pattern has a letter on the other', () => {
    expect(withBoundaries(String.raw`\bcat\b`)).toBe(
      String.raw`(?<![\p{L}\p{N}])cat(?![\p{L}\p{N}])`,
    );
    expect(withBoundaries(String.raw`\b-?cat`)).toBe(`${BOTH}-?cat`);
  });
});
