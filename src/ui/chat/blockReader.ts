import { type Block, readBlocks } from './blocks';

/** A line that may still become the mark of a block, or the opening fence of a code block. */
const unsettledLine = /^(?:[\s\-*•>#_]*|\s*\d{1,3}[.)]?\s*|\s*`{3,}[^`]*)$/;

const maybeMarks = new Set(['*', '`', '\\']);

/** The part of an unfinished text whose formatting cannot change as more arrives. */
export function settledPart(text: string): string {
  const line = text.lastIndexOf('\n') + 1;
  let end = text.length;
  while (end > line && maybeMarks.has(text.charAt(end - 1))) end -= 1;
  return unsettledLine.test(text.slice(line, end)) ? text.slice(0, line) : text.slice(0, end);
}

/**
 * A reader of one text that grows at its end: it only parses the last block again and returns all
 * earlier ones unchanged.
 */
export function createBlockReader(): (text: string, isUnfinished: boolean) => readonly Block[] {
  let known = { text: '', blocks: readBlocks('') };
  return (whole, isUnfinished) => {
    const text = isUnfinished ? settledPart(whole) : whole;
    if (text === known.text) return known.blocks;
    const grown = text.startsWith(known.text) ? known.blocks : [];
    const last = grown.at(-1);
    const blocks = readBlocks(text, last?.at ?? 0, grown.slice(0, -1)).map((block) =>
      block.at === last?.at && block.end === last.end ? last : block,
    );
    known = { text, blocks };
    return blocks;
  };
}
