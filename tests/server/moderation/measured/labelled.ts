/** Sentences by where they stand: what is written in a chat, and what describes a persona. */
type Placed = { messages: readonly string[]; personas: readonly string[] };

/** One language's 200 sentences. They are the measure: rules are not mended by looking at them. */
export type Measured = { minors: Placed; harmless: Placed };
