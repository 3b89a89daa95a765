import { isMessages, type Messages } from '../src/i18n/messageTypes';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
};

/** How much longer than in English a text may be in a language that needs the most. */
const growth = 0.45;

const stretchedText = (text: string): string => {
  const accented = text.replaceAll(/[aeioucny]/g, (letter) => accents[letter] ?? letter);
  const more = Math.ceil(text.trim().length * growth);
  return more === 0 ? accented : `${accented} ${'één twó '.repeat(more).slice(0, more).trim()}`;
};

/** Nothing but literal text is of this type; the others are names, numbers and choices. */
const literal = 0;

const stretchedPart = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(stretchedPart);
  if (typeof part !== 'object' || part === null) return part;
  if ('type' in part && part.type === literal && 'value' in part && typeof part.value === 'string')
    return { ...part, value: stretchedText(part.value) };
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [key, stretchedPart(value)]),
  );
};

/** A text without names and choices may be written down as it is. */
const partsOf = (message: unknown): readonly unknown[] =>
  typeof message === 'string'
    ? [{ type: literal, value: message }]
    : Array.isArray(message)
      ? message
      : [];

/** The same texts, longer and with accents: what does not fit, or is not translated, shows. */
export function stretched(messages: Readonly<Record<string, unknown>>): Messages {
  const result: unknown = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, partsOf(message).map(stretchedPart)]),
  );
  if (!isMessages(result)) throw new Error('Stretched texts have lost their shape.');
  return result;
}
