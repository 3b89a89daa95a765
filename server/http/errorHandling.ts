import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isDatabaseUnavailable } from '../database/unavailable';
import { StorageUnavailable } from '../storage/unavailable';
import { Problem, problems } from './problem';

const codedSchema = v.object({ code: v.string() });
const statusSchema = v.object({ statusCode: v.number() });

const invalidBody = () =>
  problems.invalidInput({ body: [{ code: 'invalid', message: 'The body is not valid JSON' }] });

/** What goes out for anything thrown; null when it is a fault of ours and has to be logged. */
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
  const { retryAfter } = problem.extras;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  await reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(problem.toBody());
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (isDatabaseUnavailable(error)) {
      request.log.warn({ err: error }, 'the database does not answer');
      await sendProblem(reply, problems.unavailable());
      return;
    }
    if (error instanceof StorageUnavailable) {
      request.log.warn({ err: error }, 'the storage does not answer');
      await sendProblem(reply, problems.unavailable());
      return;
    }
    const problem = toProblem(error);
    if (problem === null) request.log.error({ err: error }, 'unexpected failure');
    await sendProblem(reply, problem ?? problems.internal());
  });
}
