/** One character stands for each word, so that forms are expressions over words. */
export const OTHER_WORD = 'w';
export const OTHER_NUMBER = 'N';
const LARGEST = 2200;
const NUMBERS = 0x3400;
const ORDINALS = 0x3d00;
const LARGEST_ORDINAL = 99;

export const numberSign = (value: number): string => String.fromCharCode(NUMBERS + value);
export const ordinalSign = (value: number): string => String.fromCharCode(ORDINALS + value);
export const numberOf = (sign: string): number => sign.charCodeAt(0) - NUMBERS;
export const EVERY_NUMBER = `${numberSign(0)}-${numberSign(LARGEST)}`;

/** The marks that forms can name. Every other mark is the edge of a clause. */
const MARKS: Readonly<Record<string, string>> = {
  '.': 'S',
  '!': 'S',
  '?': 'S',
  '。': 'S',
  '…': 'S',
  '\n': 'S',
  ',': 'C',
  '，': 'C',
  '、': 'C',
  ';': 'C',
  ':': 'K',
  '-': 'D',
  '/': 'L',
  "'": 'A',
};
const OTHER_MARK = 'X';
export const EDGES = 'SCKDLX';
export const SENTENCE_END = 'S';

export const markSign = (mark: string): string => MARKS[mark] ?? OTHER_MARK;

export type Lexicon = {
  /** The sign of each word that a form names. */
  words: ReadonlyMap<string, string>;
  ordinals: Readonly<Record<string, number>>;
  ordinalEndings: ReadonlySet<string>;
  units: ReadonlySet<string>;
};

export type Words = {
  /** One character for each word, number or mark. */
  signs: string;
  starts: readonly number[];
  ends: readonly number[];
};

const PIECE =
  /(?<date>\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d))|(?<fraction>\d{1,12}[.,:]\d+)|(?<number>\d+)|(?<word>\p{Script=Han}|'\p{L}{1,3}(?!\p{L})|(?:(?!\p{Script=Han})[\p{L}\p{M}])+)|(?<mark>[^\s\d\p{L}]|\n)/gu;

export const wordsIn = (text: string): string[] => text.match(PIECE) ?? [];

const isMoney = (mark: string | undefined): boolean =>
  mark !== undefined && mark !== '' && '$€£¥₽#№%°+'.includes(mark);

function signOfNumber(digits: string, before: string | undefined, after: string | undefined) {
  const isCode = digits.length > 1 && digits.startsWith('00');
  if (digits.length > 4 || Number(digits) > LARGEST || isCode) return OTHER_NUMBER;
  return isMoney(before) || isMoney(after) ? OTHER_NUMBER : numberSign(Number(digits));
}

/** Reads a text once: its words, numbers and marks, each with its place. */
export function readWords(text: string, lexicon: Lexicon): Words {
  const signs: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const put = (sign: string, start: number, end: number) => {
    signs.push(sign);
    starts.push(start);
    ends.push(end);
  };
  const last = () => ends.at(-1);
  let isGlued = false;
  for (const { 0: piece, index, groups = {} } of text.matchAll(PIECE)) {
    const end = index + piece.length;
    const isNext = last() === index;
    const previous = signs.at(-1);
    if (groups['word'] !== undefined) {
      if (isNext && isGlued && lexicon.ordinalEndings.has(piece) && previous !== undefined) {
        const value = numberOf(previous);
        if (value >= 0 && value <= LARGEST_ORDINAL) signs[signs.length - 1] = ordinalSign(value);
        ends[ends.length - 1] = end;
      } else if (lexicon.units.has(piece) && previous !== undefined && isNumber(previous)) {
        signs[signs.length - 1] = OTHER_NUMBER;
        put(lexicon.words.get(piece) ?? OTHER_WORD, index, end);
      } else {
        const ordinal = lexicon.ordinals[piece];
        const sign = ordinal === undefined ? lexicon.words.get(piece) : ordinalSign(ordinal);
        put(sign ?? OTHER_WORD, index, end);
      }
      isGlued = false;
    } else if (groups['number'] !== undefined) {
      put(signOfNumber(piece, text[index - 1], text[end]), index, end);
      isGlued = true;
    } else if (groups['date'] !== undefined) {
      put(numberSign(Number(piece.slice(-4))), index, end);
      isGlued = false;
    } else if (groups['fraction'] !== undefined) {
      put(OTHER_NUMBER, index, end);
      isGlued = false;
    } else if (!(piece === '-' && isNext && joins(text, index))) {
      put(markSign(piece), index, end);
      isGlued = false;
    } else {
      // "15-year-old": the hyphen belongs to the word.
      ends[ends.length - 1] = end;
      isGlued = false;
    }
  }
  return { signs: signs.join(''), starts, ends };
}

const isNumber = (sign: string): boolean => sign >= numberSign(0) && sign <= numberSign(LARGEST);

const HAN = /\p{Script=Han}/u;

function joins(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 1), at + 2);
  return !HAN.test(around) && /[\p{L}\d]-(?=\p{L})|\p{L}-(?=\d)/u.test(around);
}
