import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isDatabaseUnavailable } from '../database/unavailable';
import { StorageUnavailable } from '../storage/unavailable';
import { Problem, problems } from './problem';

const codedSchema = v.object({ code: v.string() });
const statusSchema = v.object({ statusCode: v.number() });

const invalidBody = () =>
  problems.invalidInput({ body: [{ code: 'invalid', message: 'The body is not valid JSON' }] });

/** The problem to send for a thrown value; null for a bug of ours, which must be logged. */
function toProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const code = v.is(codedSchema, error) ? error.code : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problems.payloadTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problems.unsupportedMediaType();
  if (v.is(statusSchema, error) && error.statusCode >= 400 && error.statusCode < 500) {
    return invalidBody();
  }
  return null;
}

export async function sendProblem(reply: FastifyReply, problem: Problem): Promise<void> {
  const { retryAfter, allow } = problem.extras;
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  await reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(problem.toBody());
}

/** The answer to anything thrown; logs what is not the caller's fault. */
export function problemOf(error: unknown, { log }: Pick<FastifyRequest, 'log'>): Problem {
  if (isDatabaseUnavailable(error)) {
    log.warn({ err: error }, 'the database does not answer');
    return problems.unavailable();
  }
  if (error instanceof StorageUnavailable) {
    log.warn({ err: error }, 'the storage does not answer');
    return problems.unavailable();
  }
  const problem = toProblem(error);
  if (problem === null) log.error({ err: error }, 'unexpected failure');
  return problem ?? problems.internal();
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    await sendProblem(reply, problemOf(error, request));
  });
}
