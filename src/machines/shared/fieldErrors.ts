/** A rule of a field that was broken, as client and server both name it (spec 5). */
export type FieldErrorCode =
  | 'required'
  | 'too-common'
  | 'too-long'
  | 'too-personal'
  | 'too-short'
  | 'invalid-email'
  | 'invalid'
  | 'mismatch'
  | 'under-age'
  | 'inappropriate-content'
  | 'wrong-password'
  | 'unchanged'
  | 'image-too-large'
  | 'wrong-image-type';

/** Broken rules by field name. */
export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

/** What may keep a form from going through; each has its text and its way on. */
export type FormProblem =
  | { kind: 'fields'; errors: FieldErrors }
  | { kind: 'credentials' }
  | { kind: 'limited'; retryAfterMs: number }
  /** The texts could not be judged at the moment; the same again may go through. */
  | { kind: 'unchecked' }
  | { kind: 'unreachable' };
