import { object, string, type ObjectSchema } from 'yup';
import { says } from '../forms/validation';
import { isAdultAge, isNumber } from '../settings/profileForm.schema';

/** The age is kept as text, so that nothing typed is lost. */
export const ageSchema: ObjectSchema<{ age: string }> = object({
  age: string()
    .trim()
    .required(says('ageNumber'))
    .test('number', says('ageNumber'), isNumber)
    .test('adult', says('age'), (age) => !isNumber(age) || isAdultAge(age)),
});
