/** Short answers to what the character asked. */
export type BriefWords = {
  /** "Kinda", "sometimes". */
  partly: RegExp;
  /** "No idea". */
  unsure: RegExp;
  /** What follows a yes and a no, and what is said to the others. */
  said: Readonly<Record<'yes' | 'no' | 'partly' | 'unsure', readonly string[]>>;
};
