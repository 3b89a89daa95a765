import { object, string, type ObjectSchema } from 'yup';
import type { NewPassword } from '../../machines/password/passwordMachine';
import { says } from '../forms/validation';

export type ForgottenForm = { email: string };

export const forgottenSchema: ObjectSchema<ForgottenForm> = object({
  email: string().trim().required(says('email')).email(says('emailInvalid')),
});

export const newPasswordSchema: ObjectSchema<NewPassword> = object({
  password: string()
    .required(says('password'))
    .min(6, says('passwordShort'))
    .max(255, says('passwordLong')),
  passwordRepeat: string()
    .required(says('fill'))
    .test('same', says('passwordMismatch'), (repeat, { parent }) => repeat === parent.password),
});
