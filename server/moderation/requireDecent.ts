import { problems } from '../http/problem';
import type { Verdict } from '../textRules/textRules';

/** Throws where a text may not be kept: as inappropriate, or as one that nobody could read. */
export function requireDecent(
  verdict: Verdict,
  field: string,
  notice: 'crisis' | null = null,
): void {
  if (verdict.ok) return;
  if (verdict.reason === 'minor') throw problems.inappropriate(field, notice);
  throw verdict.isFinal ? problems.unreadable(field) : problems.unchecked(field);
}
