/** Questions to the character that "yes" or "no" answers; `asked` in lower case. */
export const quickKinds = ['taste', 'can', 'are'] as const;
type QuickKind = (typeof quickKinds)[number];

/** What is asked of the character, with yes and no. Slot: {thing}, what `asked` holds first. */
type YesOrNo = { asked: RegExp; yes: readonly string[]; no: readonly string[] };

export type QuickAnswers = Readonly<Record<QuickKind, YesOrNo>> & {
  /** "Red or white?", the two in its groups. Slot: {choice}. */
  choice: { asked: RegExp; said: readonly string[] };
};
