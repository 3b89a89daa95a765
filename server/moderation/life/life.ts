/**
 * How one language describes the life of somebody under 18 without a plain "I am 16": "being
 * thirteen", what one may not do yet, what only a school day has. The past does not count: adults
 * talk about theirs. Patterns as in LanguageRules.
 */
export type Life = {
  /** About the user, the character or both. */
  participants: readonly RegExp[];
  /** About the person that a persona's text describes. */
  described: readonly RegExp[];
};
