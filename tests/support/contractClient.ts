import type { AnySchemaObject } from 'ajv/dist/2020.js';
import type { operations } from '../../src/api/schema';
import { loadContract } from '../../server/http/contract';
import type { Contract, OperationId } from '../../server/http/contract';

type Responses<Id extends OperationId> = operations[Id]['responses'];
type ContentOf<R> = R extends { content: infer C extends Record<string, unknown> }
  ? C[keyof C]
  : undefined;

/** Any documented answer of an operation, told apart by `status`. */
export type ContractAnswer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: {
    status: Status;
    body: ContentOf<Responses<Id>[Status]>;
  };
}[keyof Responses<Id>];

export type CallOptions = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON, unless it is a string: that is sent as it is. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};

export type ContractClient = {
  contract: Contract;
  /** Sends without looking at the answer. */
  send(operationId: OperationId, options?: CallOptions): Promise<Response>;
  /** Sends, and throws unless the answer is one that the contract documents. */
  call<Id extends OperationId>(
    operationId: Id,
    options?: CallOptions,
  ): Promise<ContractAnswer<Id> & { headers: Headers }>;
};

const contract = loadContract();

const answerSchemas = new Map<string, AnySchemaObject>();

function answerSchema(operationId: OperationId): AnySchemaObject {
  const known = answerSchemas.get(operationId);
  if (known !== undefined) return known;
  const schema = {
    type: 'object',
    required: ['status'],
    anyOf: [...contract.operation(operationId).responses].map(
      ([status, { contentTypes, pointer }]) => {
        const [contentType] = contentTypes;
        const path = contentType?.replaceAll('~', '~0').replaceAll('/', '~1');
        return {
          properties: {
            status: { const: status },
            contentType: contentType === undefined ? { type: 'null' } : { const: contentType },
            ...(path !== undefined && {
              body: { $ref: contract.refTo(`${pointer}/content/${path}/schema`) },
            }),
          },
        };
      },
    ),
  };
  answerSchemas.set(operationId, schema);
  return schema;
}

/** Checks a status, content type and body against the document. */
export function answerChecker<Id extends OperationId>(operationId: Id) {
  const isAnswer = contract.compile<ContractAnswer<Id>>(answerSchema(operationId));
  return (answer: unknown): ContractAnswer<Id> => {
    if (isAnswer(answer)) return answer;
    const faults = (isAnswer.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
    );
    throw new Error(
      `${operationId} answered what is not documented: ${JSON.stringify(answer)}\n${faults.join('\n')}`,
    );
  };
}

async function readAnswer(response: Response): Promise<unknown> {
  const contentType = response.headers.get('content-type')?.split(';', 1)[0] ?? null;
  const text = await response.text();
  return {
    status: response.status,
    contentType,
    ...(text !== '' && { body: JSON.parse(text) }),
  };
}

/** What the server said before an answer of 500 or above, for whoever did not expect that. */
const sayings = new WeakMap<object, string>();

/** The last three warnings and errors among lines of a log. */
function warningsOf(log: string): string {
  const isGrave = (line: string) => /"level":[456]0/.test(line);
  return log.split('\n').filter(isGrave).slice(-3).join('\n');
}

/** `logged`: all that the server has logged. */
export function createContractClient(origin: string, logged = () => ''): ContractClient {
  const send: ContractClient['send'] = (operationId, options = {}) => {
    const { params = {}, query = {}, body, token, headers = {} } = options;
    const { method, path } = contract.operation(operationId);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const url = new URL(filled, origin);
    url.search = new URLSearchParams(query).toString();
    return fetch(url, {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
  };
  return {
    contract,
    send,
    async call(operationId, options) {
      const response = await send(operationId, options);
      const answer = answerChecker(operationId)(await readAnswer(response));
      const full = { ...answer, headers: response.headers };
      if (response.status >= 500) sayings.set(full, warningsOf(logged()));
      return full;
    },
  };
}

/** The answer, when it has this status; throws with the whole answer otherwise. */
export function expectStatus<
  A extends { status: PropertyKey; body: unknown },
  S extends A['status'],
>(answer: A, status: S): Extract<A, { status: S }> {
  const hasStatus = (candidate: A): candidate is Extract<A, { status: S }> =>
    candidate.status === status;
  if (hasStatus(answer)) return answer;
  throw new Error(
    `Expected ${String(status)}, got ${String(answer.status)}: ${JSON.stringify(answer.body)}\n${sayings.get(answer) ?? ''}`,
  );
}
