import { ADULT_AGE } from '../../../common/limits';
import type { FormKind } from './form';
import { numberOf } from './words';

/** "A year younger" has no number. */
const ONE_YEAR = 1;

type Numbers = Readonly<Record<string, string | undefined>> | undefined;

const valueOf = (sign: string | undefined): number | null =>
  sign === undefined ? null : numberOf(sign);

function yearOfBirth(numbers: Numbers, currentYear: number): number | null {
  const year = valueOf(numbers?.['year']);
  if (year !== null) return year;
  const short = valueOf(numbers?.['yy']);
  if (short === null) return null;
  return short <= currentYear % 100 ? 2000 + short : 1900 + short;
}

/** Whether a form found an age below 18, if that has to be calculated. */
export function isBelowAdult(kind: FormKind, numbers: Numbers, currentYear: number): boolean {
  if (kind === 'born') {
    const year = yearOfBirth(numbers, currentYear);
    return year !== null && year > currentYear - ADULT_AGE && year <= currentYear;
  }
  if (kind !== 'younger' && kind !== 'older') return true;
  const other = valueOf(numbers?.['other']);
  if (other === null) return false;
  const by = valueOf(numbers?.['by']) ?? ONE_YEAR;
  const age = kind === 'younger' ? other - by : other + by;
  return age > 0 && age < ADULT_AGE;
}
