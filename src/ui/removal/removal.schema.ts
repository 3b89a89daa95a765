import { boolean, object, string, type ObjectSchema } from 'yup';
import type { RemovalForm } from '../../machines/removal/removalMachine';
import { says } from '../forms/validation';

export type RemovalValues = RemovalForm & { statement: boolean };

/** spec 9: at most 1000 characters. */
const longText = string().trim().required(says('fill')).max(1000, says('textLong'));

export const removalSchema: ObjectSchema<RemovalValues> = object({
  place: longText,
  text: longText,
  name: string().trim().required(says('name')).max(100, says('usernameLong')),
  email: string().trim().required(says('email')).email(says('emailInvalid')),
  statement: boolean().required().oneOf([true], says('fill')),
});
