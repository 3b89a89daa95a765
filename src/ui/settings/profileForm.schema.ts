import { object, string, type ObjectSchema } from 'yup';
import { ADULT_AGE, NAME_LENGTH, OLDEST_AGE } from '../../../common/limits';
import { says } from '../forms/validation';

/** The age is kept as text, so that nothing typed is lost. */
export type ProfileValues = { name: string; age: string };

export const isAdultAge = (age: string | undefined): boolean => {
  const years = Number(age);
  return Number.isInteger(years) && years >= ADULT_AGE && years <= OLDEST_AGE;
};

export const profileFormSchema: ObjectSchema<ProfileValues> = object({
  name: string().trim().required(says('name')).max(NAME_LENGTH, says('usernameLong')),
  age: string()
    .trim()
    .defined()
    .default('')
    .test('adult', says('age'), (age) => age === '' || isAdultAge(age)),
});
