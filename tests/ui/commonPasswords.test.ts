import { expect, test } from 'vitest';
import { loadCommonPasswords } from '../../src/ui/forms/commonPasswords';
import { passwordSchema } from '../../src/ui/account/account.schema';

test('A11 a common password is refused before it is sent', async () => {
  await loadCommonPasswords();
  const formOf = (password: string) => ({
    currentPassword: 'x',
    password,
    passwordRepeat: password,
  });
  await expect(passwordSchema.validate(formOf('LetMeIn'))).rejects.toThrow('passwordCommon');
  expect(await passwordSchema.isValid(formOf('a long evening'))).toBe(true);
});
