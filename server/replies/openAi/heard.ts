/** What comes from an endpoint while it answers, in order. */
export type Heard =
  | { text: string }
  /** What came before was thought aloud, not said. */
  | { wasThought: true }
  /** The model called a tool. */
  | { tool: string }
  /** The answer reached the length that was asked for. */
  | { isCutOff: true };
