/**
 * Other ways in which one language says that somebody is under 18, beside the plain "I am 16":
 * school years, birthdays, the time until 18, the part in a play. Patterns as in LanguageRules.
 */
export type Claims = {
  /** About the user, the character or somebody being courted. */
  participants: readonly RegExp[];
  /** About anybody in a scene that is being set. */
  supposed: readonly RegExp[];
  /** About the person that a persona's text describes; the character's children and pupils pass. */
  described: readonly RegExp[];
  /** The character's own children or pupils: "father of two girls". */
  raises: RegExp;
};
