/**
 * Lower-case and without marks, of the same length as the text: "¿Qué año?" to "¿que ano?". Many type
 * without marks, and word boundaries of patterns know only unmarked letters.
 */
export function fold(text: string): string {
  return text
    .replace(/\p{Lu}/gu, (letter) => {
      const small = letter.toLowerCase();
      return small.length === letter.length ? small : letter;
    })
    .replace(/[\u00df-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/[’‘]/g, "'");
}

/** The groups of a pattern (flag d) found in the folded text, as they stand in the text itself. */
export function find(pattern: RegExp, text: string): (string | undefined)[] | null {
  const spans: readonly ([number, number] | undefined)[] | undefined = pattern.exec(
    fold(text),
  )?.indices;
  return spans === undefined
    ? null
    : spans.map((span) => (span === undefined ? undefined : text.slice(...span)));
}
