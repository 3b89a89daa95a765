import { object, string, type ObjectSchema } from 'yup';
import { NAME_LENGTH, TEXT_LENGTH } from '../../../common/limits';
import { ageRule } from '../forms/ageRule';
import { says } from '../forms/validation';

export type NameValues = { name: string; age: string };
export type TextValues = { text: string };

export const nameSchema: ObjectSchema<NameValues> = object({
  name: string().trim().required(says('name')).max(NAME_LENGTH, says('usernameLong')),
  age: string().trim().required(says('fill')).test('age', ageRule),
});

export const textSchema: ObjectSchema<TextValues> = object({
  text: string().trim().max(TEXT_LENGTH, says('textLong')).defined().default(''),
});
