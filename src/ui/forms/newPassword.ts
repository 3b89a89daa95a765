import { ref, string } from 'yup';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../../common/limits';
import { isCommonPassword } from './commonPasswords';
import { says } from './validation';

export const newPassword = string()
  .required(says('password'))
  .min(SHORTEST_PASSWORD, says('passwordShort'))
  .max(LONGEST_PASSWORD, says('passwordLong'))
  .test('uncommon', says('passwordCommon'), (password) => !isCommonPassword(password));

/** The fields of a changed password, which is typed twice (spec 4.9). */
export const newPasswordTwice = {
  password: newPassword,
  passwordRepeat: string()
    .required(says('fill'))
    .test(
      'same',
      says('passwordMismatch'),
      (repeat, { resolve }) => repeat === resolve(ref<string>('password')),
    ),
};
