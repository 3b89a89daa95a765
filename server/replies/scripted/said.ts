import type { Policy } from './followUp';

/** The reaction to a message, and what may come after it. */
export type Opening = { sentences: string[]; policy: Policy };

/** An opening of the sentences that could be had; null where none could. */
export function said(policy: Policy, ...sentences: (string | null)[]): Opening | null {
  const kept = sentences.filter((sentence) => sentence !== null);
  return kept.length === 0 ? null : { sentences: kept, policy };
}
