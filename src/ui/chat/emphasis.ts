export type Piece = { text: string; isAction: boolean };

/** Splits *actions between asterisks* from what is said; everything stays plain text. */
export function emphasisPieces(text: string): readonly Piece[] {
  return text
    .split(/\*(?=\S)([^*\n]*\S)\*/)
    .map((piece, index) => ({ text: piece, isAction: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** The text without the marks, for a preview of one line. */
export function withoutEmphasis(text: string): string {
  return emphasisPieces(text)
    .map((piece) => piece.text)
    .join('');
}
