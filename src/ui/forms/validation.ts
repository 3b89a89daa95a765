import { defineMessages } from 'react-intl';

/** The messages of spec 5: a schema names one by key, and the form shows its text. */
export const validationTexts = defineMessages({
  fill: { id: 'validation.fill' },
  username: { id: 'validation.username' },
  usernameLong: { id: 'validation.usernameLong' },
  name: { id: 'validation.name' },
  codeInvalid: { id: 'validation.codeInvalid' },
  email: { id: 'validation.email' },
  emailInvalid: { id: 'validation.emailInvalid' },
  password: { id: 'validation.password' },
  passwordShort: { id: 'validation.passwordShort' },
  passwordLong: { id: 'validation.passwordLong' },
  passwordCommon: { id: 'validation.passwordCommon' },
  passwordPersonal: { id: 'validation.passwordPersonal' },
  passwordWrong: { id: 'validation.passwordWrong' },
  emailUnchanged: { id: 'validation.emailUnchanged' },
  passwordMismatch: { id: 'validation.passwordMismatch' },
  age: { id: 'validation.age' },
  ageHigh: { id: 'validation.ageHigh' },
  ageNumber: { id: 'validation.ageNumber' },
  choose: { id: 'validation.choose' },
  tick: { id: 'validation.tick' },
  textLong: { id: 'validation.textLong' },
  imageSize: { id: 'validation.imageSize' },
  imageType: { id: 'validation.imageType' },
  noteLong: { id: 'validation.noteLong' },
  noteSecret: { id: 'validation.noteSecret' },
  inappropriate: { id: 'validation.inappropriate' },
  somethingWrong: { id: 'error.somethingWentWrong' },
});

export type ValidationKey = keyof typeof validationTexts;

export const isValidationKey = (key: unknown): key is ValidationKey =>
  typeof key === 'string' && Object.hasOwn(validationTexts, key);

/** Checks a schema's message key at compile time. */
export const says = (key: ValidationKey): ValidationKey => key;
