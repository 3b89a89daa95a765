/** Letters and characters that differ from their plain form by more than a mark. */
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

/** A letter of its own in Russian, not и with a mark. */
const SHORT_I = 'й';

/** A character with its marks. */
const UNIT = /\P{M}\p{M}*|\p{M}+/gu;

function foldUnit(unit: string): string {
  const lower = unit.normalize('NFKC').toLowerCase();
  if (lower === SHORT_I) return lower;
  const bare = lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain[bare] ?? bare;
}

/** Letters by themselves: few, and most of every text. */
const foldedLetters = new Map<string, string>();

function foldOnce(unit: string): string {
  if (unit.length > 1) return foldUnit(unit);
  const known = foldedLetters.get(unit) ?? foldUnit(unit);
  foldedLetters.set(unit, known);
  return known;
}

/** A text without case, accents and spelling variants of a character, for comparing texts. */
export const foldText = (text: string): string => text.replaceAll(UNIT, foldOnce);

/**
 * The same, with the position in the original of each UTF-16 unit of the folded text: the character
 * of unit n spans from `starts[n]` to `ends[n]`.
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
