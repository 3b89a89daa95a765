import * as v from 'valibot';
import { parse } from 'yaml';

export type Inline =
  { kind: 'text' | 'strong' | 'code'; text: string } | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; items: Inline[][] };

export type Document = { title: string; version: string; date: Date; blocks: Block[] };

const headSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  date: v.pipe(v.string(), v.isoDate()),
});

const inlinePattern = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|<(?<mail>[^<>\s@]+@[^<>\s@]+)>/g;
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
    const { strong, code, mail } = match.groups ?? {};
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
    else if (code !== undefined) inlines.push({ kind: 'code', text: code });
    else if (mail !== undefined) inlines.push({ kind: 'link', text: mail, href: `mailto:${mail}` });
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
 * Reads the part of Markdown that the documents are written in: a head with version and date, one
 * title, headings of the second level, paragraphs, flat lists, bold, code and mail addresses.
 * @throws {Error} for anything else, so that no markup shows as text
 */
export function readDocument(source: string): Document {
  const parts = /^---\n(?<head>.*?)\n---\n\n# (?<title>[^\n]+)\n(?<body>.*)$/s.exec(source);
  const { head, title, body } = parts?.groups ?? {};
  if (head === undefined || title === undefined || body === undefined) {
    throw new Error('A document begins with version and date between lines of ---, then its title');
  }
  const { version, date } = v.parse(headSchema, parse(head));
  const blocks = body.trim().split(/\n{2,}/);
  return { title, version, date: new Date(`${date}T00:00:00Z`), blocks: blocks.map(toBlock) };
}
