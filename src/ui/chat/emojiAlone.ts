const FEW = 3;
const signsOfEmoji = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}\s]+$/u;
/** An emoji may be several signs: a colour of skin, a form, or others joined to it. */
const emoji = /^\p{Extended_Pictographic}/u;

/** Whether a text is up to three emoji and nothing else: such a text is drawn large. */
export function isEmojiAlone(text: string): boolean {
  if (text.length > 40 || !signsOfEmoji.test(text)) return false;
  const signs = [...new Intl.Segmenter().segment(text.replace(/\s/g, ''))];
  return (
    signs.length <= FEW && signs.length > 0 && signs.every(({ segment }) => emoji.test(segment))
  );
}
