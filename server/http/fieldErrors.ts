import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldError, FieldErrors } from './problem';

type Code = FieldError['code'];

// spec 5
const requiredTexts: Record<string, string> = {
  name: 'Please enter your username',
  email: 'Please enter your email',
  password: 'Please enter your password',
  password_repeat: 'Please enter your password',
  current_password: 'Please enter your password',
};
const tooLongTexts: Record<string, string> = {
  name: 'Username must contain no more than 100 characters',
  password: 'Password must be 255 or less characters',
  password_repeat: 'Password must be 255 or less characters',
  current_password: 'Password must be 255 or less characters',
  text: 'Text must contain no more than 1000 characters',
};

export function fieldError(code: Code, field: string): FieldError {
  const texts: Record<Code, string> = {
    'image-too-large': 'Image size exceeded',
    'inappropriate-content': 'Inappropriate content',
    invalid: 'Not a valid value',
    'invalid-email': 'Enter a valid email address',
    mismatch: 'Passwords do not match',
    required: requiredTexts[field] ?? 'Fill in the field',
    'too-common': 'This password is too common and easy to guess',
    'too-long': tooLongTexts[field] ?? 'The text is too long',
    'too-many': 'Choose fewer',
    'too-personal': 'Your name or email address is easy to guess',
    'too-short':
      field === 'password' ? 'Password must be 6 or more characters' : 'The text is too short',
    unchanged: 'It is this one already',
    'under-age': 'Age must be over 18',
    unchecked: 'It cannot be checked now, try again',
    'unknown-field': 'This field is not known',
    unreadable: 'Write it another way',
    'wrong-image-type': 'Wrong image type',
    'wrong-password': 'Wrong password',
  };
  return { code, message: texts[code] };
}

function isBlank(data: unknown): boolean {
  return typeof data === 'string' && data.trim() === '';
}

function codeOf({ keyword, params, data }: ErrorObject, field: string): Code {
  switch (keyword) {
    case 'required':
    case 'minProperties':
      return 'required';
    case 'const':
      return params['allowedValue'] === true ? 'required' : 'invalid';
    case 'minLength':
    case 'pattern':
    case 'format':
      if (isBlank(data)) return 'required';
      if (keyword === 'minLength') return 'too-short';
      return keyword === 'format' && params['format'] === 'email' ? 'invalid-email' : 'invalid';
    case 'maxLength':
      return 'too-long';
    case 'maxItems':
      return 'too-many';
    case 'minimum':
      return field === 'age' ? 'under-age' : 'invalid';
    case 'additionalProperties':
      return 'unknown-field';
    default:
      return 'invalid';
  }
}

function fieldOf({ keyword, params, instancePath }: ErrorObject): string {
  const inside = instancePath.split('/').slice(1);
  const field = inside[1];
  if (field !== undefined) return field.replaceAll('~1', '/').replaceAll('~0', '~');
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return inside[0] ?? 'body';
}

/** Ajv's errors for `{params, query, headers, body}` by field, one for each field. */
export function toFieldErrors(found: ErrorObject[]): FieldErrors {
  const byField = new Map<string, FieldError>();
  for (const error of found) {
    const field = fieldOf(error);
    const code = codeOf(error, field);
    if (!byField.has(field) || code === 'required') byField.set(field, fieldError(code, field));
  }
  return Object.fromEntries([...byField].map(([field, error]) => [field, [error]]));
}
