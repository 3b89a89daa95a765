import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../http/fieldErrors';
import { problems } from '../http/problem';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What people append to satisfy a rule: a year, a digit, an exclamation mark. */
const ADDED_AT_MOST = 4;
/** A repetition of a piece up to this long is refused. */
const LONGEST_PIECE = 4;

const letter = /^\p{L}$/u;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

function withoutEnd(text: string): string {
  const characters = [...text];
  let end = characters.length;
  while (
    end > 0 &&
    characters.length - end < ADDED_AT_MOST &&
    !letter.test(characters[end - 1] ?? '')
  )
    end -= 1;
  return characters.slice(0, end).join('');
}

/** `aaaaaa`, `abcabc`. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= LONGEST_PIECE && length * 2 <= text.length; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** `abcdefgh`, `987654321`. */
function isRun(text: string): boolean {
  const steps = new Set<number>();
  for (let at = 1; at < text.length; at += 1)
    steps.add(text.charCodeAt(at) - text.charCodeAt(at - 1));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

const isCommon = (folded: string, word: string) =>
  common.has(folded) || common.has(word) || isRepeated(folded) || isRun(folded);

type Person = { name: string; email: string };

function isPersonal(folded: string, word: string, { name, email }: Person): boolean {
  const own = [name, name.replaceAll(' ', ''), email, email.slice(0, email.lastIndexOf('@'))];
  return own.some((text) => [folded, word].includes(fold(text.trim())));
}

/**
 * Refuses, at the field `password`, the first guesses of an attacker: common passwords, also with
 * up to four characters appended, and the account's own name or address. Linear in the length.
 */
export function requireUncommon(password: string, person: Person): void {
  const folded = fold(password);
  const word = withoutEnd(folded);
  const code = isPersonal(folded, word, person)
    ? 'too-personal'
    : isCommon(folded, word)
      ? 'too-common'
      : null;
  if (code !== null) throw problems.invalidInput({ password: [fieldError(code, 'password')] });
}
