/*
 * The subset of Markdown that the terms, the privacy statement and the blog are written in: a head
 * between lines of ---, one title, second-level headings, paragraphs, flat lists, bold, code, mail
 * addresses, links to paths of this site. Anything else throws, so that no markup shows as text.
 */

export type Inline =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; inlines: readonly Inline[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] };

/** `date`: the day of the last change, such as `2026-11-22`. */
export type Document = { title: string; version: string; date: string; blocks: readonly Block[] };

const inlinePattern =
  /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|<(?<mail>[^<>\s@]+@[^<>\s@]+)>|(?<picture>!?)\[(?<label>[^[\]]+)\]\((?<path>\/[a-z0-9./-]*)\)/g;
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
    const { strong, code, mail, picture, label, path } = match.groups ?? {};
    if (picture === '!') plain(match[0]);
    else if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
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

/** The parts of a text; the head as it is written. */
export function readParts(source: string): { head: string; title: string; blocks: Block[] } {
  const parts = /^---\n(?<head>.*?)\n---\n\n# (?<title>[^\n]+)\n(?<body>.*)$/s.exec(source);
  const { head, title, body } = parts?.groups ?? {};
  if (head === undefined || title === undefined || body === undefined)
    throw new Error('A text begins with a head between lines of ---, then its title');
  return {
    head,
    title,
    blocks: body
      .trim()
      .split(/\n{2,}/)
      .map(toBlock),
  };
}

/** Reads the terms or the privacy statement, whose head has a version and a date. */
export function readDocument(source: string): Document {
  const { head, title, blocks } = readParts(source);
  const named = /^version: '(?<version>\d+\.\d+)'\ndate: (?<date>\d{4}-\d{2}-\d{2})$/.exec(head);
  const { version, date } = named?.groups ?? {};
  if (version === undefined || date === undefined)
    throw new Error('The head of a document is its version and its date');
  return { title, version, date, blocks };
}
