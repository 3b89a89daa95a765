import { ref, string } from 'yup';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../../common/limits';
import { isCommonPassword } from './commonPasswords';
import { says } from './validation';

/** The fields of a new password, which is typed twice. */
export const newPassword = {
  password: string()
    .required(says('password'))
    .min(SHORTEST_PASSWORD, says('passwordShort'))
    .max(LONGEST_PASSWORD, says('passwordLong'))
    .test('uncommon', says('passwordCommon'), (password) => !isCommonPassword(password)),
  passwordRepeat: string()
    .required(says('fill'))
    .test(
      'same',
      says('passwordMismatch'),
      (repeat, { resolve }) => repeat === resolve(ref<string>('password')),
    ),
};
