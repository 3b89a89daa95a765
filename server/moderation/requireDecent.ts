import { problems } from '../http/problem';
import type { Verdict } from '../textRules/textRules';

/** Throws if a text may not be stored: it is inappropriate, or nobody could read it. */
export function requireDecent(
  verdict: Verdict,
  field: string,
  notice: 'crisis' | null = null,
): void {
  if (verdict.ok) return;
  if (verdict.reason === 'minor') throw problems.inappropriate(field, notice);
  throw verdict.isFinal ? problems.unreadable(field) : problems.unchecked(field);
}
