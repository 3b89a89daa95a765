import { ref, string } from 'yup';
import { isCommonPassword } from './commonPasswords';
import { says } from './validation';

/** The fields of a new password, which is typed twice. */
export const newPassword = {
  password: string()
    .required(says('password'))
    .min(6, says('passwordShort'))
    .max(255, says('passwordLong'))
    .test('uncommon', says('passwordCommon'), (password) => !isCommonPassword(password)),
  passwordRepeat: string()
    .required(says('fill'))
    .test(
      'same',
      says('passwordMismatch'),
      (repeat, { resolve }) => repeat === resolve(ref<string>('password')),
    ),
};
