/** One language's 100 sentences: what speaks of one's own self-harm or suicide, and what does not. */
export type SelfHarmSentences = { speaking: readonly string[]; harmless: readonly string[] };
