import type { SearchHit } from '../../machines/chatSearch/hit';

export type Part = { text: string; isFound: boolean };

/** Marks of formatting, which stand close to a word on one side at least. */
const formatting = /(?<=\S)[*`]+|[*`]+(?=\S)|(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu;

/** What of a text may be left out: nothing of what was found. */
function marksIn(text: string, ranges: SearchHit['ranges']): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { index, 0: mark } of text.matchAll(formatting))
    for (let at = index; at < index + mark.length; at += 1)
      if (!ranges.some(({ start, end }) => at >= start && at < end)) places.add(at);
  return places;
}

/**
 * The excerpt in parts that were found and parts around them. A character's words stand as they are
 * read, without their marks of formatting.
 */
export function markedParts({ excerpt, ranges, author }: SearchHit): readonly Part[] {
  const left = author === 'bot' ? marksIn(excerpt, ranges) : new Set<number>();
  const parts: Part[] = [];
  let from = 0;
  const add = (to: number, isFound: boolean) => {
    let text = '';
    for (let at = from; at < to; at += 1) if (!left.has(at)) text += excerpt.charAt(at);
    if (text !== '') parts.push({ text, isFound });
    from = Math.max(from, to);
  };
  for (const { start, end } of ranges) {
    add(start, false);
    add(end, true);
  }
  add(excerpt.length, false);
  return parts;
}
