import { boolean, object, string, type ObjectSchema } from 'yup';
import { NAME_LENGTH } from '../../../common/limits';
import type { SignupForm } from '../../machines/signup/signupMachine';
import { newPassword } from '../forms/newPassword';
import { says } from '../forms/validation';

export const signupSchema: ObjectSchema<SignupForm> = object({
  name: string().trim().required(says('username')).max(NAME_LENGTH, says('usernameLong')),
  email: string().trim().required(says('email')).email(says('emailInvalid')),
  password: newPassword,
  consent: boolean().required().oneOf([true], says('tick')),
});
