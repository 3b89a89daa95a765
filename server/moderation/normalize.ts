const INVISIBLE = /[\p{Cf}\p{Mn}\p{Me}\p{Cc}]/gu;
const LATIN_MARKS = /(?<=\p{Script=Latin})\p{Mn}+/gu;

// prettier-ignore
const CYRILLIC_TO_LATIN: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x',
  і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ɡ: 'g',
  α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x',
};
// prettier-ignore
const LATIN_TO_CYRILLIC: Readonly<Record<string, string>> = {
  a: 'а', b: 'в', e: 'е', k: 'к', m: 'м', h: 'н', o: 'о', p: 'р', c: 'с', t: 'т', y: 'у', x: 'х',
};
// prettier-ignore
const LEET: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i',
};

/** First digit of every decimal digit block that Unicode's compatibility mapping leaves alone. */
const DIGIT_BLOCKS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

function translate(text: string, table: Readonly<Record<string, string>>): string {
  return Array.from(text, (character) => table[character] ?? character).join('');
}

function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const block = DIGIT_BLOCKS.find((start) => code >= start && code < start + 10);
  return block === undefined ? character : String(code - block);
}

/**
 * The text in one spelling: compatibility forms (full-width, enclosed, mathematical) resolved,
 * invisible characters dropped, lower case, Latin letters without marks, plain quotes and hyphens,
 * runs of blanks as one blank. Line ends stay.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : ''))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ß', 'ss')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

const WORD = /[\p{L}\p{N}]+/gu;

function foldLookalikes(text: string, table: Readonly<Record<string, string>>): string {
  return text.replace(WORD, (word) => {
    const mixed =
      /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
    return mixed ? translate(word, table) : word;
  });
}

const LATIN_WORD = /(?<![\p{L}\p{N}])[\p{Script=Latin}\d@$!|]+(?![\p{L}\p{N}])/gu;

function foldLeet(text: string, one: 'i' | 'l'): string {
  return text.replace(LATIN_WORD, (word) => {
    if (/^[li|][0-7]$/.test(word)) return `1${word.slice(1)}`;
    const body = word.replace(/!{1,20}$/, '');
    if (!/\p{L}/u.test(body) || !/[\d@$!]/.test(body)) return word;
    if (/^\d+\p{L}{1,3}$/u.test(body) || /^\p{L}\d+$/u.test(body)) return word;
    return translate(body, { ...LEET, '1': one }) + word.slice(body.length);
  });
}

const SPELLED_OUT = /(?<![\p{L}\p{N}'])(?:[a-zа-я\d][ ._*-]{1,2}){1,}[a-zа-я\d](?![\p{L}\p{N}])/gu;

/** "s e v e n t e e n" and "1 7" become words and numbers again. */
function joinSpelledOut(text: string): string {
  return text.replace(SPELLED_OUT, (run) => {
    const joined = run
      .replace(/ {2}/g, '\n')
      .replace(/[ ._*-]/g, '')
      .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
      .replace(/\n/g, ' ');
    if (/^\d+$/.test(joined)) return /^\d[ _*]+\d$/.test(run) ? joined : run;
    return joined.length > 3 ? joined : run;
  });
}

function foldStretched(text: string): string {
  return text.replace(/(\p{L})\1{2,}/gu, '$1$1');
}

function joinSplitWords(text: string): string {
  return text.replace(/(?<=\p{L})[*_.·]+(?=\p{L})/gu, '');
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const ROMAN_NUMBER =
  /(?<![\p{Script=Latin}\p{N}])X?(?:IX|IV|V?I{0,3})(?![\p{Script=Latin}\p{N}])/gu;

/** "XV years" becomes "15 years"; a single letter is left alone. */
function romanToDigits(text: string): string {
  return text.normalize('NFKC').replace(ROMAN_NUMBER, (numeral) => {
    if (numeral.length < 2) return numeral;
    const values = Array.from(numeral, (letter) => ROMAN[letter] ?? 0);
    return String(
      values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0),
    );
  });
}

const CHINESE_NUMBER =
  /(?<=[\d一二两三四五六七八九十])[ ._*·-]{1,2}(?=[一二两三四五六七八九十岁])/gu;

function joinChineseNumbers(text: string): string {
  return text.replace(CHINESE_NUMBER, '');
}

/** The readings of a text: itself in plain spelling, and with each common disguise taken off. */
export function readings(text: string): string[] {
  const plain = plainText(text);
  const folded = foldLookalikes(plain, CYRILLIC_TO_LATIN).replace(/(?<=\d)б(?!\p{L})/gu, '6');
  const cyrillic = foldLookalikes(plain, LATIN_TO_CYRILLIC);
  return [
    ...new Set([
      plain,
      folded,
      cyrillic,
      foldLeet(folded, 'i'),
      foldLeet(folded, 'l'),
      foldStretched(folded),
      joinSpelledOut(folded),
      joinSpelledOut(cyrillic),
      joinSplitWords(foldLeet(folded, 'i')),
      joinChineseNumbers(plain),
      plainText(romanToDigits(text)),
    ]),
  ];
}
