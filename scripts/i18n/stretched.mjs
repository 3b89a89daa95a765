// @ts-check

/** @type {Readonly<Record<string, string>>} */
const accents = { a: 'á', e: 'ë', i: 'î', o: 'ø', u: 'ü', c: 'ç', n: 'ñ', y: 'ý' };

/** How much longer than English a text can get in the wordiest language. */
const growth = 0.45;

/** @param {string} text */
function stretchedText(text) {
  const accented = text.replaceAll(/[aeioucny]/g, (letter) => accents[letter] ?? letter);
  const more = Math.ceil(text.trim().length * growth);
  return more === 0 ? accented : `${accented} ${'één twó '.repeat(more).slice(0, more).trim()}`;
}

/** The type of literal text; other parts are names, numbers and choices. */
const literal = 0;

/** @param {unknown} part @returns {unknown} */
function stretchedPart(part) {
  if (Array.isArray(part)) return part.map(stretchedPart);
  if (typeof part !== 'object' || part === null) return part;
  if ('type' in part && part.type === literal && 'value' in part && typeof part.value === 'string')
    return { ...part, value: stretchedText(part.value) };
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, stretchedPart(value)]),
  );
}

/**
 * A text without names and choices may be a plain string.
 * @param {unknown} message @returns {readonly unknown[]}
 */
function partsOf(message) {
  if (typeof message === 'string') return [{ type: literal, value: message }];
  return Array.isArray(message) ? message : [];
}

/**
 * The same compiled texts, longer and with accents, so that overflow and missing translations show.
 * @param {Readonly<Record<string, unknown>>} messages @returns {Record<string, unknown[]>}
 */
export const stretched = (messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, partsOf(message).map(stretchedPart)]),
  );
