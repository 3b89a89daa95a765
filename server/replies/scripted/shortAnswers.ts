/** What a question asks for, where the answer may be something that nobody keeps in mind. */
export const shortKinds = [
  ...(['long', 'once', 'when', 'measure', 'many', 'count', 'who', 'where'] as const),
  ...(['like', 'most', 'how', 'why', 'yesNo'] as const),
] as const;
export type ShortKind = (typeof shortKinds)[number];

/** Short honest answers of a language, by what is asked for. */
export type ShortAnswers = {
  /** How each is asked for, in lower case; a question that asks for several asks for the first. */
  asked: Readonly<Record<ShortKind, RegExp>>;
  /** How a question begins, though its mark be left out; no exclamation. */
  opens: RegExp;
  /** What a line must have in it to answer so. */
  holds: Readonly<Partial<Record<ShortKind, RegExp>>>;
  lines: Readonly<Record<ShortKind, readonly string[]>>;
};
