import { object, string, type ObjectSchema } from 'yup';
import { ageRule } from '../forms/ageRule';
import { says } from '../forms/validation';

/** The age is kept as text, so that nothing typed is lost. */
export const ageSchema: ObjectSchema<{ age: string }> = object({
  age: string().trim().required(says('ageNumber')).test('age', ageRule),
});
