import type { TestFunction } from 'yup';
import { ageFault } from '../../machines/shared/age';
import type { AgeFault } from '../../machines/shared/age';
import type { ValidationKey } from './validation';

const keys: Record<AgeFault, ValidationKey> = {
  letters: 'ageNumber',
  young: 'age',
  old: 'ageHigh',
};

/** A schema's test for an age as typed; one that is missing is for other rules. */
export const ageRule: TestFunction<string | undefined> = (typed, context) => {
  const fault = typed ? ageFault(typed) : null;
  return fault === null || context.createError({ message: keys[fault] });
};
