import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchemaObject, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { load } from 'js-yaml';
import type { operations } from '../../src/api/schema';

/** Operations that the build serves as files, `x-file` in the contract. */
type FileId = 'getArticlePayload' | 'getBlogPayload' | 'getBuildMeta' | 'getLatestBuild';

export type OperationId = Exclude<keyof operations, FileId>;

const parameterSchema = v.looseObject({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.optional(v.boolean(), false),
});
const contentSchema = v.record(v.string(), v.unknown());
const responseSchema = v.looseObject({ content: v.optional(contentSchema, {}) });
const referenceSchema = v.strictObject({ $ref: v.string() });
const operationSchema = v.looseObject({
  operationId: v.string(),
  security: v.array(v.record(v.string(), v.unknown())),
  parameters: v.optional(v.array(v.union([referenceSchema, parameterSchema])), []),
  requestBody: v.optional(v.looseObject({ content: contentSchema })),
  responses: v.record(v.string(), v.union([referenceSchema, responseSchema])),
  'x-file': v.optional(v.boolean(), false),
});
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const documentSchema = v.looseObject({
  paths: v.record(
    v.string(),
    v.partial(
      v.object({
        get: operationSchema,
        post: operationSchema,
        put: operationSchema,
        patch: operationSchema,
        delete: operationSchema,
      }),
    ),
  ),
  components: v.looseObject({
    parameters: v.record(v.string(), parameterSchema),
    responses: v.record(v.string(), responseSchema),
  }),
});

type Document = v.InferOutput<typeof documentSchema>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  pointer: string;
};

export type ContractResponse = {
  /** Content types in the order of the contract; empty for an answer without a body. */
  contentTypes: string[];
  pointer: string;
};

export type Operation = {
  operationId: string;
  method: (typeof methods)[number];
  /** As in the contract: `/api/bot/{slug}`. */
  path: string;
  access: 'open' | 'optional' | 'required';
  parameters: Parameter[];
  bodyTypes: string[];
  /** For a JSON body. */
  bodyPointer: string | null;
  responses: Map<number, ContractResponse>;
};

const DOCUMENT = 'openapi.yaml';
const JSON_TYPE = 'application/json';
const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const pointerTo = (...keys: string[]) => ['#', ...keys.map(escapePointer)].join('/');
const lastKey = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

function readOperation(
  document: Document,
  path: string,
  method: Operation['method'],
): Operation | null {
  const operation = document.paths[path]?.[method];
  // An operation served as a file has no handler.
  if (operation === undefined || operation['x-file']) return null;

  const parameters = operation.parameters.map((entry, index): Parameter => {
    const own = pointerTo('paths', path, method, 'parameters', String(index));
    const pointer = '$ref' in entry && v.is(referenceSchema, entry) ? entry.$ref : own;
    const named = document.components.parameters[lastKey(pointer)];
    const parameter = v.is(parameterSchema, entry) ? entry : named;
    if (parameter === undefined) throw new Error(`${pointer} is not in ${DOCUMENT}`);
    return {
      name: parameter.name,
      in: parameter.in,
      required: parameter.required ?? false,
      pointer: `${pointer}/schema`,
    };
  });

  const responses = new Map<number, ContractResponse>();
  for (const [status, entry] of Object.entries(operation.responses)) {
    const own = pointerTo('paths', path, method, 'responses', status);
    const pointer = v.is(referenceSchema, entry) ? entry.$ref : own;
    const response = v.is(referenceSchema, entry)
      ? document.components.responses[lastKey(pointer)]
      : entry;
    const { content = {} } = v.parse(responseSchema, response);
    responses.set(Number(status), { contentTypes: Object.keys(content), pointer });
  }

  const bodyTypes = Object.keys(operation.requestBody?.content ?? {});
  const isOptional = operation.security.some((scheme) => Object.keys(scheme).length === 0);
  return {
    operationId: operation.operationId,
    method,
    path,
    access: operation.security.length === 0 ? 'open' : isOptional ? 'optional' : 'required',
    parameters,
    bodyTypes,
    bodyPointer: bodyTypes.includes(JSON_TYPE)
      ? pointerTo('paths', path, method, 'requestBody', 'content', JSON_TYPE, 'schema')
      : null,
    responses,
  };
}

export type Contract = {
  operations: ReadonlyMap<string, Operation>;
  operation(operationId: string): Operation;
  /**
   * Compiles a schema in which `$ref: 'openapi.yaml#/…'` points into the contract. With `coerce`,
   * strings become the numbers and booleans of the schema, and defaults are filled in.
   */
  compile<T>(schema: AnySchemaObject, options?: { coerce?: boolean }): ValidateFunction<T>;
  /** The address of a pointer into the contract, for use in `compile`. */
  refTo(pointer: string): string;
};

function readContract(): Contract {
  const file = new URL('../../openapi.yaml', import.meta.url);
  const raw = load(readFileSync(file, 'utf8'));
  const document = v.parse(documentSchema, raw);
  const operationList = Object.keys(document.paths).flatMap((path) =>
    methods.flatMap((method) => readOperation(document, path, method) ?? []),
  );
  const operations = new Map(operationList.map((entry) => [entry.operationId, entry]));

  const createAjv = (coerce: boolean) => {
    const ajv = new Ajv2020({
      allErrors: true,
      strict: true,
      allowUnionTypes: true,
      strictTypes: false,
      coerceTypes: coerce,
      useDefaults: coerce,
      verbose: true,
      // What is not optimised is compiled in two thirds of the time, for which the first request of
      // each kind waits, and checks as fast.
      code: { optimize: false },
    });
    addFormats.default(ajv);
    ajv.addVocabulary(['components', 'info', 'openapi', 'paths', 'servers', 'tags']);
    ajv.addVocabulary(['x-enum-varnames', 'x-list']);
    ajv.addSchema(v.parse(v.looseObject({}), raw), DOCUMENT);
    return ajv;
  };
  const strict = createAjv(false);
  const coercing = createAjv(true);

  return {
    operations,
    operation(operationId) {
      const found = operations.get(operationId);
      if (found === undefined) throw new Error(`${operationId} is not in ${DOCUMENT}`);
      return found;
    },
    compile: <T>(schema: AnySchemaObject, options: { coerce?: boolean } = {}) =>
      (options.coerce === true ? coercing : strict).compile<T>(schema),
    refTo: (pointer) => `${DOCUMENT}${pointer}`,
  };
}

let contract: Contract | undefined;

/** Read once for all servers of a process: it takes longer than the rest of their start. */
export const loadContract = (): Contract => (contract ??= readContract());
