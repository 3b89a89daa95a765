import { type Block, type ListBlock, readBlocks } from './blocks';
import { inlineText, readInline } from './inline';

const said = (text: string): string => inlineText(readInline(text));

const listLines = ({ items }: ListBlock, indent = ''): readonly string[] =>
  items.flatMap(({ text, number, lists }) => [
    `${indent}${number === null ? '-' : `${number}.`} ${said(text)}`,
    ...lists.flatMap((list) => listLines(list, `${indent}  `)),
  ]);

function blockText(block: Block): string {
  if (block.kind === 'rule') return '';
  if (block.kind === 'list') return listLines(block.list).join('\n');
  return block.kind === 'code' ? block.text : said(block.text);
}

/** A character's text without marks: for previews, reading aloud and copying. */
export function plainText(text: string): string {
  return readBlocks(text)
    .map(blockText)
    .filter((part) => part !== '')
    .join('\n\n');
}
