import { object, string, type ObjectSchema } from 'yup';
import type { NewPassword } from '../../machines/password/passwordMachine';
import { newPasswordTwice } from '../forms/newPassword';
import { says } from '../forms/validation';

export type ForgottenForm = { email: string };

export const forgottenSchema: ObjectSchema<ForgottenForm> = object({
  email: string().trim().required(says('email')).email(says('emailInvalid')),
});

export const newPasswordSchema: ObjectSchema<NewPassword> = object({
  ...newPasswordTwice,
});
