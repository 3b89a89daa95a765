import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../src/api/schema';
import type { Session } from '../auth/session';
import type { Locale } from '../../common/locales';
import type { Contract, Operation, OperationId } from './contract';
import { fieldError, toFieldErrors } from './fieldErrors';
import { problems } from './problem';
import { hasBrokenText } from './textCheck';

type OrEmpty<T> = [T] extends [never] ? Record<string, never> : T;
type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** The validated parts of a request, as the contract describes them. */
export type Input<Id extends OperationId> = {
  params: OrEmpty<NonNullable<ParametersOf<Id>['path']>>;
  query: OrEmpty<NonNullable<ParametersOf<Id>['query']>>;
  headers: OrEmpty<NonNullable<ParametersOf<Id>['header']>>;
  body: BodyOf<Id>;
};

export type Call<Id extends OperationId> = Input<Id> & {
  locale: Locale;
  /** Null for a guest. */
  session: Session | null;
  /** The session; guests get 401. */
  requireSession(): Session;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202 | 204>;

/** One of the documented success answers; failures are thrown as `Problem`. */
export type Answer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Body };
  }
    ? { status: Status; body: Body }
    : { status: Status };
}[SuccessStatus<Id>];

/** Returned by a handler that has hijacked the reply and writes to it itself. */
export const hijacked = Symbol('hijacked');

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Answer<Id> | typeof hijacked>;

export type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  session: Session | null;
  locale: Locale;
};

/** A handler bound to its operation; all parts' routes end up in one list. */
export type OperationRoute = {
  operationId: OperationId;
  /** It reads its body's text itself (`rawBody`). */
  readsText?: true;
  bind(contract: Contract): (exchange: Exchange) => Promise<void>;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function pick(source: unknown, names: string[]): Record<string, unknown> {
  const entries = isObject(source) ? new Map(Object.entries(source)) : new Map<string, unknown>();
  return Object.fromEntries(
    names.filter((name) => entries.has(name)).map((name) => [name, entries.get(name)]),
  );
}

const places = [
  ['params', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
] as const;

function inputSchemas(contract: Contract, operation: Operation) {
  const parts = places.map(([part, place]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name);
    return {
      part,
      names: parameters.map(({ name }) => nameOf(name)),
      schema: {
        type: 'object',
        required: parameters.filter(({ required }) => required).map(({ name }) => nameOf(name)),
        properties: Object.fromEntries(
          parameters.map(({ name, pointer }) => [nameOf(name), { $ref: contract.refTo(pointer) }]),
        ),
      },
    };
  });
  const properties = Object.fromEntries(parts.map(({ part, schema }) => [part, schema]));
  const { bodyPointer } = operation;
  return {
    names: Object.fromEntries(parts.map(({ part, names }) => [part, names])),
    parameters: { type: 'object', properties },
    whole: {
      type: 'object',
      required: bodyPointer === null ? [] : ['body'],
      properties: {
        ...properties,
        ...(bodyPointer !== null && { body: { $ref: contract.refTo(bodyPointer) } }),
      },
    },
  };
}

const schemasOf = new WeakMap<Operation, ReturnType<typeof inputSchemas>>();

/** Made once for all servers of a process, as the contract is: each is compiled once, too. */
function keptSchemas(contract: Contract, operation: Operation) {
  const schemas = schemasOf.get(operation) ?? inputSchemas(contract, operation);
  schemasOf.set(operation, schemas);
  return schemas;
}

function refuseBrokenText(parameters: object, body: unknown) {
  const fields = isObject(body) ? { ...body, ...parameters } : { body, ...parameters };
  const broken = Object.entries(fields).filter(([field, value]) => hasBrokenText([field, value]));
  if (broken.length === 0) return;
  throw problems.invalidInput(
    Object.fromEntries(broken.map(([field]) => [field, [fieldError('invalid', field)]])),
  );
}

/** Checks a request against the contract; throws `invalid-input` naming the invalid fields. */
export function inputReader<Id extends OperationId>(contract: Contract, operationId: Id) {
  const operation = contract.operation(operationId);
  const schemas = keptSchemas(contract, operation);
  const coerce = contract.compile<unknown>(schemas.parameters, { coerce: true });
  const isInput = contract.compile<Input<Id>>(schemas.whole);

  const parameterNames = operation.parameters.map(({ name }) => name);

  return ({ params, query, headers, body }: FastifyRequest): Input<Id> => {
    const raw: unknown = {
      params: pick(params, schemas.names['params'] ?? []),
      query: pick(query, schemas.names['query'] ?? []),
      headers: pick(headers, schemas.names['headers'] ?? []),
      ...(operation.bodyPointer !== null && body !== undefined && { body }),
    };
    refuseBrokenText({ ...pick(params, parameterNames), ...pick(query, parameterNames) }, body);
    if (!coerce(raw)) throw problems.invalidInput(toFieldErrors(coerce.errors ?? []));
    if (!isInput(raw)) throw problems.invalidInput(toFieldErrors(isInput.errors ?? []));
    return raw;
  };
}

/** Handles one operation of the contract, which types its input and answer. */
export function handle<Id extends OperationId>(
  operationId: Id,
  handler: Handler<Id>,
): OperationRoute {
  return {
    operationId,
    bind(contract) {
      // Compiled on the first request: compiling all of them would delay the start.
      let read: ReturnType<typeof inputReader<Id>> | undefined;
      return async (exchange) => {
        const { request, reply, session, locale } = exchange;
        read ??= inputReader(contract, operationId);
        const answer = await handler({
          ...read(request),
          locale,
          session,
          requireSession() {
            if (session === null) throw problems.unauthorized();
            return session;
          },
          request,
          reply,
        });
        if (answer === hijacked) return;
        await send(reply, answer);
      };
    },
  };
}

async function send(reply: FastifyReply, answer: { status: number; body?: unknown }) {
  reply.code(answer.status);
  await ('body' in answer
    ? reply.type('application/json; charset=utf-8').send(answer.body)
    : reply.send());
}
