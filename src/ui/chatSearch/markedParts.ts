import type { SearchHit } from '../../machines/chatSearch/hit';
import { inlineText, readInline } from '../chat/inline';

export type Part = { text: string; isFound: boolean };

/** The closing mark of an emphasis that began before the excerpt. */
const orphan = /^…[^*]*[^*\s](\*+)(?![\p{L}\p{N}*])/u;

/** The positions of formatting marks, as the chat parses them. */
function marksIn(text: string): ReadonlySet<number> {
  const places = new Set<number>();
  const plain = inlineText(readInline(text));
  let read = 0;
  for (let at = 0; at < text.length; at += 1)
    if (text.charAt(at) === plain.charAt(read)) read += 1;
    else places.add(at);
  const cut = orphan.exec(text);
  const end = cut === null ? 0 : cut[0].length;
  for (let at = end - (cut?.[1]?.length ?? 0); at < end; at += 1) places.add(at);
  return places;
}

/**
 * Splits the excerpt into found and other parts, without formatting marks; keeps all of what was
 * found.
 */
export function markedParts({ excerpt, ranges }: SearchHit): readonly Part[] {
  const marks = marksIn(excerpt);
  const parts: Part[] = [];
  let from = 0;
  const add = (to: number, isFound: boolean) => {
    let text = '';
    for (let at = from; at < to; at += 1) if (isFound || !marks.has(at)) text += excerpt.charAt(at);
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
