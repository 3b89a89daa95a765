/** Letters and signs that differ from their plain form by more than a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
};

/** A letter of its own in Russian, and not и with a mark. */
const SHORT_I = 'й';

/** A sign with the marks on it. */
const UNIT = /\P{M}\p{M}*|\p{M}+/gu;

function foldUnit(unit: string): string {
  const lower = unit.normalize('NFKC').toLowerCase();
  if (lower === SHORT_I) return lower;
  const bare = lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain[bare] ?? bare;
}

/** A text without case, accents and the ways to write one sign: what two texts are compared by. */
export const foldText = (text: string): string => text.replaceAll(UNIT, foldUnit);

/**
 * The same, with the place in the text of each UTF-16 unit of what was folded, and of its end:
 * `starts[n]` is where the sign of unit n begins, `ends[n]` where it is over.
 */
export function foldWithPlaces(text: string): {
  folded: string;
  starts: number[];
  ends: number[];
} {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: unit, index } of text.matchAll(UNIT)) {
    const part = foldUnit(unit);
    folded += part;
    for (let count = 0; count < part.length; count += 1) {
      starts.push(index);
      ends.push(index + unit.length);
    }
  }
  return { folded, starts, ends };
}
