import { object, string, type ObjectSchema } from 'yup';
import type { Credentials } from '../../machines/login/loginMachine';
import { says } from '../forms/validation';

/** Any password may be tried: rules for new passwords do not apply to the login. */
export const loginSchema: ObjectSchema<Credentials> = object({
  email: string().trim().required(says('email')).email(says('emailInvalid')),
  password: string().required(says('password')),
});
