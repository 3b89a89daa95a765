import { object, string, type ObjectSchema } from 'yup';
import { LONGEST_PASSWORD } from '../../../common/limits';
import type { EmailForm } from '../../machines/account/emailChangeMachine';
import type { PasswordForm } from '../../machines/account/passwordChangeMachine';
import { newPasswordTwice } from '../forms/newPassword';
import { says } from '../forms/validation';

const currentPassword = string()
  .required(says('password'))
  .max(LONGEST_PASSWORD, says('passwordWrong'));

export const emailSchema: ObjectSchema<EmailForm> = object({
  email: string().trim().required(says('email')).email(says('emailInvalid')),
  currentPassword,
});

export type CodeForm = { code: string };

/** Only the server knows whether the code is right. */
export const codeSchema: ObjectSchema<CodeForm> = object({
  code: string().trim().required(says('fill')).max(128, says('codeInvalid')),
});

export type ExportForm = { currentPassword: string };

export const exportSchema: ObjectSchema<ExportForm> = object({ currentPassword });

export type AccountDeletionForm = { word: string; currentPassword: string };

/** The word differs by language, so the machine decides whether it is right. */
export const accountDeletionSchema: ObjectSchema<AccountDeletionForm> = object({
  word: string().required(says('fill')),
  currentPassword,
});

export const passwordSchema: ObjectSchema<PasswordForm> = object({
  currentPassword,
  ...newPasswordTwice,
});
