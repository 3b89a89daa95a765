import { boolean, object, string, type ObjectSchema } from 'yup';
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
    .test('same', says('passwordMismatch'), (repeat, { parent }) => repeat === parent.password),
  adult: boolean().required().oneOf([true], says('fill')),
  terms: boolean().required().oneOf([true], says('fill')),
});
