import * as v from 'valibot';
import type { FieldErrorCode, FieldErrors, FormProblem } from '../machines/shared/fieldErrors';
import { retryAfterMs } from './http';

const problemSchema = v.object({
  code: v.string(),
  notice: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.object({ code: v.string() })))),
});

export type Problem = {
  code: string;
  /** Help lines must be shown beside the refusal. */
  isCrisis: boolean;
  errors: Readonly<Record<string, FieldErrorCode>>;
};

const fieldErrorCodes: readonly FieldErrorCode[] = [
  'required',
  'too-common',
  'too-long',
  'too-personal',
  'too-short',
  'invalid-email',
  'mismatch',
  'under-age',
  'inappropriate-content',
  'wrong-password',
  'unchanged',
];

/** Moderation gave no verdict in time. */
export const UNCHECKED = 'unchecked';

/** Reads a problem+json body; anything else is a problem without a code. */
export const parseProblem = (body: unknown): Problem => {
  const parsed = v.safeParse(problemSchema, body);
  if (!parsed.success) return { code: '', isCrisis: false, errors: {} };
  const errors: Record<string, FieldErrorCode> = {};
  for (const [field, list] of Object.entries(parsed.output.errors ?? {})) {
    const code = list[0]?.code ?? '';
    errors[field] = fieldErrorCodes.find((known) => known === code) ?? 'invalid';
  }
  const { code, notice } = parsed.output;
  return { code, isCrisis: notice === 'crisis', errors };
};

/** A refused form for its view; null if the answer is a fault rather than a refusal. */
export const formProblem = (
  response: Response,
  body: unknown,
  fieldNames: Readonly<Record<string, string>> = {},
): FormProblem | null => {
  const problem = parseProblem(body);
  if (response.status === 429)
    return { kind: 'limited', retryAfterMs: retryAfterMs(response) ?? 60_000 };
  if (problem.code === 'invalid-credentials') return { kind: 'credentials' };
  if (problem.code === UNCHECKED) return { kind: 'unchecked' };
  if (response.status !== 400) return null;
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(problem.errors).map(([field, code]) => [fieldNames[field] ?? field, code]),
  );
  return { kind: 'fields', errors };
};
