/**
 * What one language contributes to the grammar of ages: forms, each a sentence pattern in the notation
 * below, read over the words of a text in plain spelling, whose number words are digits already.
 *
 * ```text
 * word 's 未满      these words, one after the other (lower case, as in plain text; Han by character)
 * , : . / - ' [    these marks (".": any end of a sentence; "-": a dash between blanks; "[": brackets,
 *                   quotes and every other mark)
 * WORDS            the part of that name
 * NAME             one to four words that are in no form, after none of the part NOTNAME
 * _                any one word
 * {5-17}           a number in this range; {nth 1-13} an ordinal number
 * {by} {other}     numbers to calculate with; {year} four digits, {yy} the last two of a year
 * (a b | c)        one of these; a? a* a+ none or one, none to three, one to three
 * < > ^            edge of a clause on the left, on the right, start of a sentence
 * !(a b | c)       not followed by; as the first thing: not after this one word
 * ```
 */
export type GrammarTable = {
  /**
   * Parts that forms name in capitals. Needed: NOTNAME (words after which a name does not start:
   * articles, prepositions), VERB (single words that end the subject), ME (who chats: "i", "you", "we", "your character"), BEFORE and AFTER
   * (conjunctions at the edge of a clause, and what may follow an age: "and", "now").
   */
  parts: Readonly<Record<string, string>>;
  /** "ninth" to 9. */
  ordinals: Readonly<Record<string, number>>;
  /** What turns digits into an ordinal number: "th" in "9th". */
  ordinalEndings: readonly string[];
  /** What a number counts when it is not an age: "minutes", "km". */
  units: string;
  /** With a subject: counts in every text. */
  said: readonly string[];
  /** Without a subject, where a text is about a character: personas, names, notes, scenes. */
  described: readonly string[];
  /** Only in a scene: also what may have been, or is only supposed. */
  supposed: readonly string[];
  /** `{other}` years minus `{by}` (one, if there is no number): "in {by} years i turn {other}". */
  younger: readonly string[];
  /** `{other}` years plus `{by}`. */
  older: readonly string[];
  /** `{year}` or `{yy}` of birth. */
  born: readonly string[];
};

export type FormKind = 'said' | 'described' | 'supposed' | 'younger' | 'older' | 'born';

/** A place where a text says that somebody is under 18. */
export type Claim = {
  start: number;
  end: number;
  /** Where its subject ends; without a verb the subject is all of it. */
  subjectEnd: number;
  /** About the user or the character, not somebody else. */
  isOfMe: boolean;
};
