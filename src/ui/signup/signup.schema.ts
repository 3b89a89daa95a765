import { boolean, object, ref, string, type ObjectSchema } from 'yup';
import type { SignupForm } from '../../machines/signup/signupMachine';
import { says } from '../forms/validation';

export const signupSchema: ObjectSchema<SignupForm> = object({
  name: string().trim().required(says('username')).max(100, says('usernameLong')),
  email: string().trim().required(says('email')).email(says('emailInvalid')),
  password: string()
    .required(says('password'))
    .min(6, says('passwordShort'))
    .max(255, says('passwordLong')),
  passwordRepeat: string()
    .required(says('fill'))
    .oneOf([ref('password')], says('passwordMismatch')),
  adult: boolean().required().oneOf([true], says('fill')),
  terms: boolean().required().oneOf([true], says('fill')),
});
