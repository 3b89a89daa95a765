import { object, string, type ObjectSchema } from 'yup';
import { isAdultAge, LONGEST_NAME, LONGEST_TEXT } from '../../machines/persona/persona';
import { says } from '../forms/validation';

export type NameValues = { name: string; age: string };
export type TextValues = { text: string };

export const nameSchema: ObjectSchema<NameValues> = object({
  name: string().trim().required(says('name')).max(LONGEST_NAME, says('usernameLong')),
  age: string().required(says('fill')).test('adult', says('age'), isAdultAge),
});

export const textSchema: ObjectSchema<TextValues> = object({
  text: string().trim().max(LONGEST_TEXT, says('textLong')).defined().default(''),
});
