export type Inline =
  | string
  | { kind: 'code'; text: string }
  | { kind: Kind; children: readonly Inline[] };

type Kind = 'action' | 'strong';
type Mark = { kind: Kind; turns: 'on' | 'off' | null };
type Token = Exclude<Inline, { children: unknown }> | Mark;

const runs = /\\[*`]|\*+|`+/g;
const word = /[\p{L}\p{N}]/u;
/** Scripts that put no spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const symbol = /\p{S}/u;

const stars: Record<Kind, string> = { action: '*', strong: '**' };

const kindsOf = (run: string): readonly Kind[] => {
  if (run.length === 3) return ['action', 'strong'];
  return [run.length === 1 ? 'action' : 'strong'];
};

const isBlank = (char: string): boolean => char.trim() === '';
/** Within a word an asterisk hides a letter, and a backtick stands for an apostrophe. */
const isInWord = (before: string): boolean => word.test(before) && !unspaced.test(before);
/** A kaomoji such as (*^▽^*) or (*´ω`*). */
const isFace = (before: string, after: string): boolean =>
  /[)）^]/.test(after) || (/[(（]/.test(before) && !word.test(after));

/** Where the code that begins after `marks` ends; a lone unclosed mark runs to the end. */
function codeEnd(text: string, from: number, marks: string): number | null {
  const newline = text.indexOf('\n', from);
  const line = text.slice(from, newline < 0 ? text.length : newline);
  for (const { 0: run, index } of line.matchAll(/`+/g)) {
    if (run.length === marks.length) return from + index;
  }
  return marks.length === 1 ? from + line.length : null;
}

/** Ends the marks that a run of asterisks closes; returns whether it closes any. */
function close(kinds: readonly Kind[], open: Mark[], tokens: Token[]): boolean {
  const first = Math.min(...kinds.map((kind) => open.findIndex((mark) => mark.kind === kind)));
  if (first < 0) return false;
  for (const mark of open.splice(first).reverse()) {
    // A mark that began inside and never ended is plain text.
    if (!kinds.includes(mark.kind)) continue;
    mark.turns = 'on';
    tokens.push({ kind: mark.kind, turns: 'off' });
  }
  return true;
}

/** Only one of each kind can be open: a new opening mark replaces the one before. */
function begin(kind: Kind, open: Mark[], tokens: Token[]): void {
  const mark: Mark = { kind, turns: null };
  const same = open.findIndex((other) => other.kind === kind);
  if (same >= 0) open.splice(same, 1);
  open.push(mark);
  tokens.push(mark);
}

/** Many people put a space before the asterisk that ends an action. */
const mayClose = (run: string, before: string, after: string, open: readonly Mark[]): boolean =>
  !isBlank(before) || (run === stars.action && isBlank(after) && open.at(-1)?.kind === 'action');

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const open: Mark[] = [];
  let at = 0;
  for (const { 0: run, index } of text.matchAll(runs)) {
    if (index < at) continue;
    const end = index + run.length;
    const before = text.charAt(index - 1);
    const after = text.charAt(end);
    tokens.push(text.slice(at, index));
    at = end;
    if (run.startsWith('\\')) {
      tokens.push(run.slice(1));
    } else if (run.startsWith('`')) {
      const mayOpen = !isBlank(after) && !isInWord(before) && !symbol.test(before);
      const codeTo = mayOpen ? codeEnd(text, end, run) : null;
      tokens.push(codeTo === null ? run : { kind: 'code', text: text.slice(end, codeTo) });
      if (codeTo !== null) at = text.startsWith(run, codeTo) ? codeTo + run.length : codeTo;
    } else if (run.length > 3) {
      tokens.push(run);
    } else if (!mayClose(run, before, after, open) || !close(kindsOf(run), open, tokens)) {
      const mayOpen = !isBlank(after) && !isInWord(before) && !isFace(before, after);
      if (!mayOpen) tokens.push(run);
      else for (const kind of kindsOf(run)) begin(kind, open, tokens);
    }
  }
  tokens.push(text.slice(at));
  for (const mark of open) mark.turns = 'on';
  return tokens;
}

/**
 * Reads *actions*, **strong** and `code`; everything else is text, including links and HTML. An
 * unclosed mark runs to the end, so that nothing jumps while a reply is being written. Runs in
 * linear time for any text.
 */
export function readInline(text: string): readonly Inline[] {
  const root: Inline[] = [];
  const levels = [root];
  const add = (piece: Inline) => {
    const level = levels.at(-1) ?? root;
    const last = level.at(-1);
    if (typeof piece === 'string' && typeof last === 'string')
      level[level.length - 1] = last + piece;
    else if (piece !== '') level.push(piece);
  };
  for (const token of tokensOf(text)) {
    if (typeof token === 'string' || token.kind === 'code') {
      add(token);
    } else if (token.turns === null) {
      add(stars[token.kind]);
    } else if (token.turns === 'off') {
      levels.pop();
    } else {
      const children: Inline[] = [];
      add({ kind: token.kind, children });
      levels.push(children);
    }
  }
  return root;
}

/** The text without the marks. */
export function inlineText(pieces: readonly Inline[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.kind === 'code' ? piece.text : inlineText(piece.children);
    })
    .join('');
}
