import { object, string, type ObjectSchema } from 'yup';
import { NAME_LENGTH, TEXT_LENGTH } from '../../../common/limits';
import { ageRule } from '../forms/ageRule';
import { says } from '../forms/validation';
import type { StoryTopic } from './personaTexts';

type WhoValues = { name: string; age: string; gender: string };

export const whoSchema: ObjectSchema<WhoValues> = object({
  name: string().trim().required(says('name')).max(NAME_LENGTH, says('usernameLong')),
  age: string().trim().required(says('fill')).test('age', ageRule),
  gender: string().required(says('choose')),
});

const text = string().trim().max(TEXT_LENGTH, says('textLong')).defined().default('');

export const storySchema: ObjectSchema<Record<StoryTopic, string>> = object({
  scenario: text,
  likes: text,
  dislikes: text,
});
