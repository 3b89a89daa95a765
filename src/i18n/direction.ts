/** Control characters that begin or end a change of direction. */
const changes = /[\u202a-\u202e\u2066-\u2069]/g;
/** Right-to-left scripts, and marks of direction. */
const turns =
  /[\u061c\u200e\u200f\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A single-line text without characters that would reorder its neighbours (fault row X1). */
const withoutTurns = (text: string): string => text.replaceAll(changes, '');

/** The text for the middle of a sentence, isolated if it may change direction (fault row X1). */
export function isolated(text: string): string {
  const plain = withoutTurns(text);
  return turns.test(plain) ? `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}` : plain;
}
