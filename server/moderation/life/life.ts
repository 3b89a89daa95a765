/**
 * What one language says of the life of somebody under 18 where no plain "I am 16" stands: "being
 * thirteen", what one may not do yet, and what only a school day has. The past is left alone: adults
 * tell of it. Patterns as in LanguageRules.
 */
export type Life = {
  /** Of the user, the character or both. */
  participants: readonly RegExp[];
  /** Of whom a persona's text describes. */
  described: readonly RegExp[];
};
