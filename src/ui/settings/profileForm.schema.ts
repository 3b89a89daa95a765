import { object, string, type ObjectSchema } from 'yup';
import { says } from '../forms/validation';

/** The age is typed as text, so that nothing typed is lost. */
export type ProfileValues = { name: string; age: string };

export const isAdultAge = (age: string | undefined): boolean => {
  const years = Number(age);
  return Number.isInteger(years) && years >= 18 && years <= 120;
};

export const profileFormSchema: ObjectSchema<ProfileValues> = object({
  name: string().trim().required(says('name')).max(100, says('usernameLong')),
  age: string()
    .trim()
    .defined()
    .default('')
    .test('adult', says('age'), (age) => age === '' || isAdultAge(age)),
});
