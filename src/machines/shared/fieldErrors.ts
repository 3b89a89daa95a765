/** A broken rule of a field, as client and server both name it (spec 5). */
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

/** What can keep a form from being accepted; each has its text and its way on. */
export type FormProblem =
  | { kind: 'fields'; errors: FieldErrors }
  | { kind: 'credentials' }
  | { kind: 'limited'; retryAfterMs: number }
  /** The texts could not be checked at the moment; the same form may be accepted later. */
  | { kind: 'unchecked' }
  | { kind: 'unreachable' };
