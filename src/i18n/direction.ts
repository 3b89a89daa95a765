/** Signs that begin or end a change of direction. */
const changes = /[\u202a-\u202e\u2066-\u2069]/g;
/** What is written from the right, or says that it is. */
const turns =
  /[\u061c\u200e\u200f\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A text of one line without signs that would turn what stands beside it (fault row X1). */
const withoutTurns = (text: string): string => text.replaceAll(changes, '');

/** The text for the middle of a sentence, which keeps its own direction (fault row X1). */
export function isolated(text: string): string {
  const plain = withoutTurns(text);
  return turns.test(plain) ? `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}` : plain;
}
