import * as v from 'valibot';
import { load } from 'js-yaml';

export type Inline =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; items: Inline[][] };

export type Document = { title: string; version: string; date: Date; blocks: Block[] };

/** `minutes`: the reading time, at least 1. */
export type Article = {
  title: string;
  description: string;
  date: string;
  minutes: number;
  blocks: Block[];
};

const dateSchema = v.pipe(v.string(), v.isoDate());
const documentSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  date: dateSchema,
});
const articleSchema = v.object({
  date: dateSchema,
  description: v.pipe(v.string(), v.minLength(20), v.maxLength(200)),
});

const inlinePattern =
  /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|<(?<mail>[^<>\s@]+@[^<>\s@]+)>|(?<!!)\[(?<label>[^[\]]+)\]\((?<path>\/[a-z0-9./-]*)\)/g;
const unknownMarkup = /[*`<>[\]_]|^(?:#|-|\+|\d+\.|>|\||```)\s?/;

function plain(text: string): Inline[] {
  if (unknownMarkup.test(text)) throw new Error(`Markup that is not understood: ${text}`);
  return text === '' ? [] : [{ kind: 'text', text }];
}

function toInlines(source: string): Inline[] {
  const inlines: Inline[] = [];
  let done = 0;
  for (const match of source.matchAll(inlinePattern)) {
    inlines.push(...plain(source.slice(done, match.index)));
    const { strong, code, mail, label, path } = match.groups ?? {};
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
    else if (code !== undefined) inlines.push({ kind: 'code', text: code });
    else if (mail !== undefined) inlines.push({ kind: 'link', text: mail, href: `mailto:${mail}` });
    else if (label !== undefined && path !== undefined)
      inlines.push({ kind: 'link', text: label, href: path });
    done = match.index + match[0].length;
  }
  inlines.push(...plain(source.slice(done)));
  return inlines;
}

function toBlock(source: string): Block {
  if (source.startsWith('## ')) return { kind: 'heading', text: source.slice(3) };
  if (source.startsWith('- ')) {
    const items = source.slice(2).split(/\n- /);
    return { kind: 'list', items: items.map((item) => toInlines(item.replace(/\n\s*/g, ' '))) };
  }
  return { kind: 'paragraph', inlines: toInlines(source.replaceAll('\n', ' ')) };
}

/**
 * The subset of Markdown that is supported: a head between lines of ---, one title, second-level
 * headings, paragraphs, flat lists, bold, code, mail addresses, links to paths of this site.
 * @throws {Error} for anything else, so that no markup shows as text
 */
function readParts(source: string): { head: unknown; title: string; blocks: Block[] } {
  const parts = /^---\n(?<head>.*?)\n---\n\n# (?<title>[^\n]+)\n(?<body>.*)$/s.exec(source);
  const { head, title, body } = parts?.groups ?? {};
  if (head === undefined || title === undefined || body === undefined)
    throw new Error('A text begins with a head between lines of ---, then its title');
  const blocks = body.trim().split(/\n{2,}/);
  return { head: load(head), title, blocks: blocks.map(toBlock) };
}

/** Reads the terms or the privacy statement, whose head has a version and a date. */
export function readDocument(source: string): Document {
  const { head, title, blocks } = readParts(source);
  const { version, date } = v.parse(documentSchema, head);
  return { title, version, date: new Date(`${date}T00:00:00Z`), blocks };
}

const inlinesOf = (block: Block): Inline[] =>
  block.kind === 'list' ? block.items.flat() : block.kind === 'paragraph' ? block.inlines : [];

export const linksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(inlinesOf).flatMap((inline) => (inline.kind === 'link' ? [inline.href] : []));

/** What is set in bold: the names of what stands on a page. */
export const namesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(inlinesOf).flatMap((inline) => (inline.kind === 'strong' ? [inline.text] : []));

/** For average readers; Chinese is written without spaces. */
const WORDS_A_MINUTE = 220;
const CHARACTERS_A_MINUTE = 400;

function minutesFor(blocks: readonly Block[]): number {
  const text = blocks
    .map((block) =>
      block.kind === 'heading'
        ? block.text
        : inlinesOf(block)
            .map((inline) => inline.text)
            .join(''),
    )
    .join(' ');
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{N}'’-]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(chinese / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE));
}

/** Reads a blog article, whose head has a date and a description. */
export function readArticle(source: string): Article {
  const { head, title, blocks } = readParts(source);
  const { date, description } = v.parse(articleSchema, head);
  return { title, description, date, minutes: minutesFor(blocks), blocks };
}
