/**
 * What else one language says of somebody under 18, beside the plain "I am 16": classes of school,
 * birthdays, the time until 18, the part in a play. Patterns as in LanguageRules.
 */
export type Claims = {
  /** Of the user, the character or somebody who is courted. */
  participants: readonly RegExp[];
  /** Of anybody in a scene that is being set. */
  supposed: readonly RegExp[];
  /** Of whom a persona's text describes; children and pupils of the character are let through. */
  described: readonly RegExp[];
  /** The character's own children or pupils: "father of two girls". */
  raises: RegExp;
};
