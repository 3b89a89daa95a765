import type { FormKind, GrammarTable } from './form';
import {
  EDGES,
  EVERY_NUMBER,
  markSign,
  numberSign,
  ordinalSign,
  OTHER_NUMBER,
  OTHER_WORD,
  SENTENCE_END,
  wordsIn,
} from './words';
import type { Lexicon } from './words';

const FIRST_WORD = 0xe000;
const LAST_WORD = 0xf8ff;
const ANY_WORD = `${OTHER_WORD}\\ue000-\\uf8ff`;
const MOST_REPEATS = 3;

/** A piece of a form as a source over signs. */
type Piece = {
  source: string;
  /** The signs, as in a class, if it is one sign that may be any of them. */
  signs: string | null;
  /** Signs of which a text must have one for the piece to match; null: none. */
  needs: string | null;
};

export type Form = { kind: FormKind; expression: RegExp };
/** Forms that need one of the same signs: without any, a text is not read further. */
export type FormGroup = { needs: RegExp; forms: readonly Form[] };
export type Grammar = {
  lexicon: Lexicon;
  groups: readonly FormGroup[];
  ofMe: RegExp;
  /** Ends the subject of a claim. */
  verb: RegExp;
};

const NOTATION =
  /!\(|[()|?*+<>^_[,:./-]|\{[^{}]+\}|[A-Z]+|\p{Script=Han}|'?(?:(?!\p{Script=Han})[\p{Ll}\p{M}])+|'/gu;

const oneOf = (signs: string): Piece => ({ source: `[${signs}]`, signs, needs: signs });

const better = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  if (one.includes(OTHER_WORD)) return other;
  return other.includes(OTHER_WORD) || one.length <= other.length ? one : other;
};

function inOrder(pieces: readonly Piece[]): Piece {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only;
  return {
    source: pieces.map(({ source }) => source).join(''),
    signs: null,
    needs: pieces.reduce<string | null>((best, { needs }) => better(best, needs), null),
  };
}

function either(pieces: readonly Piece[]): Piece {
  const single = pieces.flatMap(({ signs }) => signs ?? []).join('');
  const longer = pieces.filter(({ signs }) => signs === null);
  if (longer.length === 0) return oneOf(single);
  const sources = longer.map(({ source }) => source);
  if (single !== '') sources.push(`[${single}]`);
  const isNeeded = pieces.every(({ needs }) => needs !== null);
  return {
    source: `(?:${sources.join('|')})`,
    signs: null,
    needs: isNeeded ? [...new Set(pieces.map(({ needs }) => needs ?? ''))].join('') : null,
  };
}

function repeated(piece: Piece, mark: string): Piece {
  const bounds = { '?': '?', '*': `{0,${MOST_REPEATS}}`, '+': `{1,${MOST_REPEATS}}` }[mark] ?? '';
  const source = `${piece.signs === null ? `(?:${piece.source})` : piece.source}${bounds}`;
  return { source, signs: null, needs: mark === '+' ? piece.needs : null };
}

const zeroWidth = (source: string): Piece => ({ source, signs: null, needs: null });

/** Compiles a language's table into expressions; throws if a form has an error. */
export function compileGrammar(table: GrammarTable): Grammar {
  const words = new Map<string, string>();
  const parts = new Map<string, Piece>();

  const signOfWord = (word: string): string => {
    const ordinal = table.ordinals[word];
    if (ordinal !== undefined) return ordinalSign(ordinal);
    const known = words.get(word);
    if (known !== undefined) return known;
    const sign = String.fromCharCode(FIRST_WORD + words.size);
    if (FIRST_WORD + words.size > LAST_WORD) throw new Error('Too many words');
    words.set(word, sign);
    return sign;
  };

  const slot = (text: string): Piece => {
    const range = /^(?<nth>nth )?(?<from>\d+)(?:-(?<to>\d+))?$/.exec(text)?.groups;
    if (range !== undefined) {
      const sign = range['nth'] === undefined ? numberSign : ordinalSign;
      const from = Number(range['from']);
      return oneOf(`${sign(from)}-${sign(Number(range['to'] ?? from))}`);
    }
    const captured = { by: EVERY_NUMBER, other: `${numberSign(1)}-${numberSign(120)}` };
    const years = {
      year: `${numberSign(1900)}-${numberSign(2100)}`,
      yy: `${numberSign(0)}-${numberSign(99)}`,
    };
    const signs = new Map(Object.entries({ ...captured, ...years })).get(text);
    if (signs === undefined) throw new Error(`No such slot: {${text}}`);
    return { source: `(?<${text}>[${signs}])`, signs: null, needs: signs };
  };

  const part = (name: string): Piece => {
    const made = parts.get(name);
    if (made !== undefined) return made;
    const source = table.parts[name];
    if (source === undefined) throw new Error(`No such part: ${name}`);
    const piece = parse(source);
    parts.set(name, piece);
    return piece;
  };

  const signsOf = (name: string): string => {
    const { signs } = part(name);
    if (signs === null) throw new Error(`${name} may only have single words`);
    return signs;
  };

  const named = (name: string): Piece =>
    name === 'NAME'
      ? {
          source: `(?<![${OTHER_WORD}${signsOf('NOTNAME')}])${OTHER_WORD}{1,4}`,
          signs: null,
          needs: OTHER_WORD,
        }
      : part(name);

  function parse(source: string): Piece {
    const pieces = source.match(NOTATION) ?? [];
    let at = 0;

    const alternatives = (): Piece => {
      const found = [sequence()];
      while (pieces[at] === '|') {
        at += 1;
        found.push(sequence());
      }
      return either(found);
    };

    const group = (): Piece => {
      at += 1;
      const inner = alternatives();
      if (pieces[at] !== ')') throw new Error(`A bracket is open: ${source}`);
      return inner;
    };

    const item = (isFirst: boolean): Piece => {
      const text = pieces[at] ?? '';
      if (text === '(') return group();
      if (text === '!(') return zeroWidth(`(?${isFirst ? '<' : ''}!${group().source})`);
      if (text === '<') return zeroWidth(`(?<=^|[${EDGES}${signsOf('BEFORE')}])`);
      if (text === '>')
        return zeroWidth(
          `(?=$|[SKDLX]|C(?![${OTHER_NUMBER}${EVERY_NUMBER}])|[${signsOf('AFTER')}])`,
        );
      if (text === '^') return zeroWidth(`(?<=^|${SENTENCE_END})`);
      if (text === '_') return { source: `[${ANY_WORD}]`, signs: ANY_WORD, needs: OTHER_WORD };
      if (text.startsWith('{')) return slot(text.slice(1, -1));
      if (/^[A-Z]/.test(text)) return named(text);
      return oneOf(/\p{L}/u.test(text) ? signOfWord(text) : markSign(text));
    };

    function sequence(): Piece {
      const found: Piece[] = [];
      while (at < pieces.length && pieces[at] !== '|' && pieces[at] !== ')') {
        const one = item(found.length === 0);
        at += 1;
        const mark = pieces[at] ?? '';
        const isRepeated = '?*+'.includes(mark) && mark !== '';
        if (isRepeated) at += 1;
        found.push(isRepeated ? repeated(one, mark) : one);
      }
      return inOrder(found);
    }

    const whole = alternatives();
    if (at < pieces.length) throw new Error(`A bracket is not open: ${source}`);
    return whole;
  }

  const kinds = ['said', 'described', 'supposed', 'younger', 'older', 'born'] as const;
  const byNeed = new Map<string, Form[]>();
  for (const kind of kinds)
    for (const source of table[kind]) {
      const { source: expression, needs } = parse(source);
      const form = { kind, expression: new RegExp(expression, 'g') };
      byNeed.set(needs ?? '', [...(byNeed.get(needs ?? '') ?? []), form]);
    }
  const ofMe = new RegExp(`[${signsOf('ME')}]`);
  const verb = new RegExp(`[${signsOf('VERB')}]`);
  const lexicon = {
    words,
    ordinals: table.ordinals,
    ordinalEndings: new Set(table.ordinalEndings),
    units: new Set(wordsIn(table.units)),
  };
  const groups = [...byNeed].map(([needs, forms]) => ({
    needs: new RegExp(needs === '' ? '' : `[${needs}]`),
    forms,
  }));
  return { lexicon, groups, ofMe, verb };
}
