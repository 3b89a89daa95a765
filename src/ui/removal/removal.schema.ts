import { boolean, object, string, type ObjectSchema } from 'yup';
import { NAME_LENGTH, TEXT_LENGTH } from '../../../common/limits';
import type { RemovalForm } from '../../machines/removal/removalMachine';
import { says } from '../forms/validation';

export type RemovalValues = RemovalForm & { statement: boolean };

const longText = string().trim().required(says('fill')).max(TEXT_LENGTH, says('textLong'));

export const removalSchema: ObjectSchema<RemovalValues> = object({
  place: longText,
  text: longText,
  name: string().trim().required(says('name')).max(NAME_LENGTH, says('usernameLong')),
  email: string().trim().required(says('email')).email(says('emailInvalid')),
  statement: boolean().required().oneOf([true], says('fill')),
});
