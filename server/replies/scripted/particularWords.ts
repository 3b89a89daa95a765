/** A plain question about the character's life, and answers of which each character has one. */
export type Particulars = Readonly<
  Record<
    string,
    {
      phrases: string;
      /** What a line of the character's must have in it to answer better; in lower case. */
      own?: RegExp;
      said: readonly string[];
      /** Answers to "why?" after it. */
      why?: readonly string[];
    }
  >
>;
