import { ADULT_AGE, OLDEST_AGE } from '../../../common/limits';

export type AgeFault = 'letters' | 'young' | 'old';

/** What is wrong with an age as typed, of a user or of a character. */
export function ageFault(typed: string): AgeFault | null {
  const text = typed.trim();
  if (!/^-?\d{1,20}$/.test(text)) return 'letters';
  const years = Number(text);
  if (years < ADULT_AGE) return 'young';
  return years > OLDEST_AGE ? 'old' : null;
}
