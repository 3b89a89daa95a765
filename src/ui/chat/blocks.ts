export type ListBlock = { isNumbered: boolean; items: ListItem[] };

/** `number` is as written in the text. */
export type ListItem = { text: string; number: number | null; lists: ListBlock[] };

type Content =
  | { kind: 'paragraph' | 'heading' | 'quote' | 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'list'; list: ListBlock };

/** A separately rendered part of a text; `at` and `end` are its place in the text. */
export type Block = Content & { at: number; end: number };

type Line = { text: string; at: number; end: number };
type Mark = { indent: number; number: number | null; text: string };
type Open = { indent: number; list: ListBlock };
/** A block, and the number of the line after it. */
type Read = { content: Content; to: number };

const DEEPEST_LIST = 3;
const INSIDE_ITEM = 2;

const fence = /^(\s*)(`{3,})[^`]*$/;
const heading = /^ {0,3}#{1,6}\s+(\S.*)$/s;
const item = /^(\s*)(?:[-*•]|(\d{1,3})[.)])\s+(\S.*)$/s;
const quote = /^ {0,3}>/;
const rule = /^\s*([*_-])(?:\s*\1){2,}\s*$/;

const isBlank = (text: string): boolean => text.trim() === '';
const indentOf = (text: string): number => text.length - text.trimStart().length;

function linesOf(text: string, from: number): readonly Line[] {
  const lines: Line[] = [];
  for (let at = from; at <= text.length;) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    lines.push({ text: text.slice(at, end).replace('\r', ''), at, end });
    at = end + 1;
  }
  return lines;
}

function markOf(text: string): Mark | null {
  const [, space = '', number, rest] = item.exec(text) ?? [];
  if (rest === undefined || rule.test(text)) return null;
  return { indent: space.length, number: number ? Number(number) : null, text: rest.trimEnd() };
}

/** Only 1, or the next number of the list before, begins a numbered list. */
const beginsList = (mark: Mark | null, next: number): mark is Mark =>
  mark !== null && (mark.number === null || mark.number === 1 || mark.number === next);

const beginsOther = (text: string): boolean =>
  fence.test(text) || heading.test(text) || quote.test(text) || rule.test(text);

const nextNumber = (block: Block, before: number): number => {
  const last = block.kind === 'list' ? block.list.items.at(-1) : undefined;
  return (last?.number ?? before - 1) + 1;
};

const newList = ({ number }: Mark): ListBlock => ({ isNumbered: number !== null, items: [] });

/** Adds an item to the list it belongs to; returns whether it belongs to this one at all. */
function addItem(open: Open[], mark: Mark): boolean {
  let top = open.at(-1);
  while (open.length > 1 && top && mark.indent < top.indent) {
    open.pop();
    top = open.at(-1);
  }
  const isDeeper = top !== undefined && mark.indent >= top.indent + INSIDE_ITEM;
  const isOther = top?.list.isNumbered !== (mark.number !== null);
  if (isOther && !isDeeper) {
    if (open.length === 1) return false;
    open.pop();
  }
  if ((isOther || isDeeper) && open.length < DEEPEST_LIST) {
    const inner = newList(mark);
    open.at(-1)?.list.items.at(-1)?.lists.push(inner);
    open.push({ indent: mark.indent, list: inner });
  }
  open.at(-1)?.list.items.push({ text: mark.text, number: mark.number, lists: [] });
  return true;
}

function readList(lines: readonly Line[], from: number, first: Mark): Read {
  const list = newList(first);
  const open: Open[] = [{ indent: first.indent, list }];
  let to = from;
  for (let index = from; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    if (isBlank(text)) continue;
    const mark = markOf(text);
    if (mark !== null) {
      if (!addItem(open, mark)) break;
    } else {
      if (beginsOther(text) || (index > to && indentOf(text) < INSIDE_ITEM)) break;
      const last = open.at(-1)?.list.items.at(-1);
      if (last) last.text += `\n${text.trim()}`;
    }
    to = index + 1;
  }
  return { content: { kind: 'list', list }, to };
}

/** The first line from `from` on for which `stops` holds, or the number of lines. */
function lineWhere(lines: readonly Line[], from: number, stops: (text: string) => boolean): number {
  let index = from;
  for (let line = lines[index]; line && !stops(line.text); line = lines[index]) index += 1;
  return index;
}

const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

function readCode(lines: readonly Line[], from: number, opening: RegExpExecArray): Read {
  const [, space = '', marks = ''] = opening;
  const closing = lineWhere(lines, from + 1, (text) => {
    const line = text.trim();
    return line.startsWith(marks) && line === '`'.repeat(line.length);
  });
  const inside = lines.slice(from + 1, closing).map((line) => ({
    ...line,
    text: line.text.slice(Math.min(indentOf(line.text), space.length)),
  }));
  return {
    content: { kind: 'code', text: joined(inside).trimEnd() },
    to: Math.min(closing + 1, lines.length),
  };
}

function readQuote(lines: readonly Line[], from: number): Read {
  const to = lineWhere(lines, from, (text) => !quote.test(text));
  const inside = lines
    .slice(from, to)
    .map((line) => ({ ...line, text: line.text.replace(/^[\s>]+/, '') }));
  return { content: { kind: 'quote', text: joined(inside).trim() }, to };
}

function readBlock(lines: readonly Line[], from: number, next: number): Read {
  const first = lines[from]?.text ?? '';
  const opening = fence.exec(first);
  if (opening) return readCode(lines, from, opening);
  if (rule.test(first)) return { content: { kind: 'rule' }, to: from + 1 };
  const [, title] = heading.exec(first) ?? [];
  if (title !== undefined)
    return { content: { kind: 'heading', text: title.trimEnd() }, to: from + 1 };
  if (quote.test(first)) return readQuote(lines, from);
  const mark = markOf(first);
  if (beginsList(mark, next)) return readList(lines, from, mark);
  const to = lineWhere(
    lines,
    from + 1,
    (text) => isBlank(text) || beginsOther(text) || beginsList(markOf(text), next),
  );
  return { content: { kind: 'paragraph', text: joined(lines.slice(from, to)).trim() }, to };
}

/**
 * Splits a text into paragraphs, lists and so on, from the offset `from`; `before` are the blocks
 * before that. HTML, links, pictures and tables stay text. Runs in linear time.
 */
export function readBlocks(
  text: string,
  from = 0,
  before: readonly Block[] = [],
): readonly Block[] {
  const blocks = [...before];
  const lines = linesOf(text, from);
  let next = before.reduce((number, block) => nextNumber(block, number), 1);
  for (let index = 0; index < lines.length;) {
    const first = lines[index];
    if (first === undefined || isBlank(first.text)) {
      index += 1;
      continue;
    }
    const { content, to } = readBlock(lines, index, next);
    const block = { ...content, at: first.at, end: lines[to - 1]?.end ?? text.length };
    blocks.push(block);
    next = nextNumber(block, next);
    index = to;
  }
  return blocks;
}
