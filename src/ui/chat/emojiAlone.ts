const FEW = 3;
/** An emoji may be several signs: a colour of skin, a form, or others joined to it. */
const alone =
  /^(?:\p{Extended_Pictographic}[\p{Emoji_Modifier}\p{Extended_Pictographic}\u{FE0F}\u{200D}]*\s?)+$/u;

/** Whether a text is up to three emoji and nothing else: such a text is drawn large. */
export function isEmojiAlone(text: string): boolean {
  if (text === '' || text.length > 40 || !alone.test(text)) return false;
  const signs = new Intl.Segmenter().segment(text.replace(/\s/g, ''));
  return [...signs].length <= FEW;
}
