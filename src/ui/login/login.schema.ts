import { object, string, type ObjectSchema } from 'yup';
import type { Credentials } from '../../machines/login/loginMachine';
import { says } from '../forms/validation';

/** Any password may be tried: the rules of a new one are no business of the login. */
export const loginSchema: ObjectSchema<Credentials> = object({
  email: string().trim().required(says('email')).email(says('emailInvalid')),
  password: string().required(says('password')),
});
