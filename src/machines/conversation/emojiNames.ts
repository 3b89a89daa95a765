/** For each emoji its name, and after commas other words for it, in the language on screen. */
export type EmojiNames = Readonly<Record<string, string>>;

/** Without accents and capitals. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');

/** Written without spaces, so that a word may begin anywhere. */
const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

export const nameOf = (names: EmojiNames | null, emoji: string): string | undefined =>
  names?.[emoji]?.split(',')[0];

/**
 * The emoji whose words begin with all words of what is looked for; those that are named so come
 * first.
 */
export function findEmoji(
  names: EmojiNames,
  all: readonly string[],
  query: string,
): readonly string[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const matches = (text: string) => {
    const known = plain(text);
    const words = known.split(/[\s,«»-]+/);
    return wanted.every((part) =>
      isHan(part) ? known.includes(part) : words.some((word) => word.startsWith(part)),
    );
  };
  const found = all.filter((emoji) => matches(names[emoji] ?? ''));
  const isNamed = (emoji: string) => matches(nameOf(names, emoji) ?? '');
  return [...found.filter(isNamed), ...found.filter((emoji) => !isNamed(emoji))];
}
