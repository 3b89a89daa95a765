import { piecesOf, spokenText } from '../../speech/spokenText';

const END =
  /[.!?…]{1,20}["'”’»)\]*]{0,8}(?=\s)|[。！？]{1,20}[”’」』）]{0,8}(?=[^。！？”’」』）])|\n/gu;
/** In UTF-16 units: a longer sentence is said in parts. */
const LONGEST = 300;

/** Splits a text that is still being written into sentences, each yielded once it is complete. */
export async function* sentencesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    rest += piece;
    let from = 0;
    for (const { index, 0: mark } of rest.matchAll(END)) {
      yield* piecesOf(spokenText(rest.slice(from, index + mark.length)), LONGEST);
      from = index + mark.length;
    }
    rest = rest.slice(from);
  }
  yield* piecesOf(spokenText(rest), LONGEST);
}
