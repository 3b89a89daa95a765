import { object, string, type ObjectSchema } from 'yup';
import { says } from '../forms/validation';
import { isAdultAge } from '../settings/profileForm.schema';

/** The age is kept as text, so that nothing typed is lost. */
export const ageSchema: ObjectSchema<{ age: string }> = object({
  age: string().trim().required(says('fill')).test('adult', says('age'), isAdultAge),
});
