/** Failures of a request for which its machine has no specific answer. */
export const problems = [
  'offline',
  'no answer in time',
  '401 not logged in',
  '402 not enough desires',
  '403 not allowed',
  '404 not found',
  '409 conflict',
  '422 not valid',
  '429 too many requests',
  '500 broken',
  '503 not available',
] as const;

export type Problem = (typeof problems)[number];

export const isProblem = (name: unknown): name is Problem =>
  problems.some((problem) => problem === name);

/** The error that a request would reject with. */
export function errorOf(problem: Problem): Error {
  const status = Number.parseInt(problem, 10);
  if (problem === 'offline') return new TypeError('Failed to fetch');
  if (Number.isNaN(status)) return Object.assign(new Error(problem), { name: 'TimeoutError' });
  return Object.assign(new Error(`Unexpected answer: ${status}`), {
    name: 'UnexpectedAnswer',
    response: { status },
  });
}
