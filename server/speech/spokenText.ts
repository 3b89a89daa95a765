const PIECE_UNITS = 4_000;

/** The text to speak: without formatting marks, addresses and emoji. */
export function spokenText(text: string): string {
  return text
    .replaceAll(/```\w*/g, ' ')
    .replaceAll(/!?\[([^[\]\n]{0,500})\]\([^)\s]{0,200}\)/g, '$1')
    .replaceAll(/\bhttps?:\/\/\S+/gi, ' ')
    .replaceAll(/^[ \t]*(?:#{1,6}|>+|[-*+•])[ \t]+/gm, '')
    .replaceAll(/[*_~`#|<>\\]+/g, ' ')
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu, ' ')
    .replaceAll(/[\u200d\ufe0e\ufe0f\u20e3]/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

/** Whether it has a letter or a number. */
export const canBeSpoken = (spoken: string): boolean => /[\p{L}\p{N}]/u.test(spoken);

/** Cuts at the end of a sentence, else between words, else anywhere between two characters. */
export function piecesOf(spoken: string, most: number = PIECE_UNITS): string[] {
  const pieces: string[] = [];
  let rest = spoken;
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const sentence = /^[\s\S]*[.!?…。！？\n](?=\s|$|[^\s\p{L}\p{N}]|\p{Script=Han})/u.exec(
      head,
    )?.[0];
    const word = /^[\s\S]*\s/.exec(head)?.[0];
    const whole = head.replace(/[\ud800-\udbff]$/, '');
    const piece =
      [sentence, word].find((cut) => cut !== undefined && cut.length > most / 4) ?? whole;
    pieces.push(piece.trim());
    rest = rest.slice(piece.length);
  }
  return [...pieces, rest.trim()].filter(canBeSpoken);
}
