const SENTENCE = /[.!?…]{1,20}["'”’»)\]*]{0,8}\s{1,8}|[。！？]{1,20}[”’」』）]{0,8}|\n{1,8}/u;
/** UTF-16 units; a longer sentence goes out in parts. */
const LONGEST = 400;

/** Where the first whole sentence of a text ends, with the blanks after it; 0: nowhere yet. */
export function endOfSentence(text: string): number {
  const found = SENTENCE.exec(text.slice(0, LONGEST + 40));
  if (found !== null) return found.index + found[0].length;
  if (text.length <= LONGEST) return 0;
  const blank = text.lastIndexOf(' ', LONGEST);
  return blank > 0 ? blank + 1 : LONGEST;
}

/** A text's sentences, in order. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let rest = text;
  for (let end = endOfSentence(rest); end > 0; end = endOfSentence(rest)) {
    sentences.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return rest === '' ? sentences : [...sentences, rest];
}

/** Whether a text ends as a sentence does. */
export const isWhole = (text: string): boolean =>
  /[.!?…。！？~♥❤)*"”’»」』）\p{Extended_Pictographic}]\s{0,8}$/u.test(text.slice(-40));

/** The beginning of a sentence that was cut off, up to its last whole word. */
export function shortened(part: string): string {
  const blank = part.lastIndexOf(' ');
  const words = (blank > 0 ? part.slice(0, blank) : part).replace(/[,;:，；、-]$/u, '');
  return words.trim() === '' ? '' : `${words}…`;
}
