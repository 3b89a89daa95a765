import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import * as v from 'valibot';
import type { BaseConfig } from './settings';

const codedSchema = v.object({ code: v.string() });

type LoggedError = {
  type: string;
  message: string;
  /** Not `code`, which is a secret when it comes in a request. */
  errorCode?: string;
  stack: string;
  cause?: LoggedError;
};

const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/**
 * An error without what its message may quote from a request: a failed query names its parameters,
 * and the database names the row at fault.
 */
export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const isQuery = error instanceof DrizzleQueryError;
  const isOfDatabase = v.is(v.looseObject({ severity: v.string() }), error);
  return {
    type: error.name,
    message: isQuery ? error.query : isOfDatabase ? 'refused by the database' : error.message,
    ...(v.is(codedSchema, error) && { errorCode: error.code }),
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: toLoggedError(error.cause) }),
  };
}

const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'access',
  'refresh',
  'token',
  'password',
  'password_repeat',
  'email',
  'code',
  'text',
];

/** Logs JSON lines; query strings, bodies and headers are not logged, and secrets are redacted. */
export function createLogger(
  { logLevel }: Pick<BaseConfig, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
    serializers: { err: toLoggedError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
