import type { FieldErrorCode } from '../../machines/shared/fieldErrors';
import type { ValidationKey } from './validation';

const general: Record<FieldErrorCode, ValidationKey> = {
  required: 'fill',
  'too-common': 'passwordCommon',
  'too-long': 'textLong',
  'too-personal': 'passwordPersonal',
  'too-short': 'fill',
  'invalid-email': 'emailInvalid',
  invalid: 'fill',
  mismatch: 'passwordMismatch',
  'under-age': 'age',
  'inappropriate-content': 'inappropriate',
  'wrong-password': 'passwordWrong',
  unchanged: 'emailUnchanged',
  'image-too-large': 'imageSize',
  'wrong-image-type': 'imageType',
};

type Special = Partial<Record<FieldErrorCode, ValidationKey>>;

const password: Special = {
  required: 'password',
  'too-short': 'passwordShort',
  'too-long': 'passwordLong',
};
const email: Special = { required: 'email', 'too-short': 'email', invalid: 'emailInvalid' };

const special: Readonly<Record<string, Special>> = {
  code: { invalid: 'codeInvalid' },
  note: { invalid: 'noteSecret', 'too-long': 'noteLong' },
  name: { required: 'name', 'too-short': 'name', 'too-long': 'usernameLong' },
  email: { ...email, 'too-long': 'emailInvalid' },
  password,
  passwordRepeat: { required: 'fill' },
  currentPassword: { required: 'password', 'too-long': 'passwordWrong' },
  age: { invalid: 'ageHigh' },
};

/** The field's message for a rule that the server found broken. */
export const serverErrorKey = (field: string, code: FieldErrorCode): ValidationKey =>
  special[field]?.[code] ?? general[code];
