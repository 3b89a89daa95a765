import type { HistoryEntry } from '../replySource';

/** Tokens that each message's wrapping costs, roughly. */
const PER_MESSAGE = 4;

function weight(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x250 ? 0.25 : code < 0x2e80 ? 0.5 : 1;
}

/**
 * A rough upper estimate without a tokenizer: a token for four Latin letters, for two others such
 * as Cyrillic, or for one Chinese character.
 */
export function estimateTokens(text: string): number {
  let tokens = PER_MESSAGE;
  for (const character of text) tokens += weight(character);
  return Math.ceil(tokens);
}

/**
 * The latest messages that fit into `budget` tokens, oldest first. The last message always stays,
 * shortened at its beginning if it alone exceeds the budget.
 */
export function boundedHistory(history: readonly HistoryEntry[], budget: number): HistoryEntry[] {
  const kept: HistoryEntry[] = [];
  let left = budget;
  for (const entry of history.toReversed()) {
    if (entry.text.trim() === '') continue;
    const cost = estimateTokens(entry.text);
    if (cost > left) {
      if (kept.length === 0) kept.push({ ...entry, text: shortened(entry.text, left) });
      break;
    }
    kept.push(entry);
    left -= cost;
  }
  return kept.toReversed();
}

function shortened(text: string, budget: number): string {
  const characters = Array.from(text);
  let from = characters.length;
  let left = budget - PER_MESSAGE;
  while (from > 0) {
    left -= weight(characters[from - 1] ?? '');
    if (left < 0) break;
    from -= 1;
  }
  return characters.slice(from).join('');
}
