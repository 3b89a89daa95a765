// @ts-check
/**
 * Writes the lists of openapi.yaml that client and server share, the schemas with `x-list`, to
 * common/contract.ts; with `--check` it only tells whether they are fresh.
 */
import './requireNode.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import * as v from 'valibot';
import { root } from './run.mjs';

const listSchema = v.looseObject({
  'x-list': v.string(),
  enum: v.array(v.union([v.string(), v.number()])),
  'x-enum-varnames': v.optional(v.array(v.string())),
});
const contractSchema = v.looseObject({
  components: v.looseObject({ schemas: v.record(v.string(), v.unknown()) }),
});

const target = path.join(root, 'common/contract.ts');

/** @param {unknown} value */
const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

/** @param {[string, unknown]} schema its name and content */
const toLines = ([type, schema]) => {
  if (!v.is(listSchema, schema)) return [];
  const { 'x-list': name, enum: values, 'x-enum-varnames': names } = schema;
  const entries = values.map((value, at) =>
    names === undefined ? quoted(value) : `${names[at]}: ${quoted(value)}`,
  );
  const [open, close] = names === undefined ? '[]' : '{}';
  const each = names === undefined ? `(typeof ${name})[number]` : `keyof typeof ${name}`;
  return [
    `\nexport const ${name} = ${open}`,
    ...entries.map((entry) => `  ${entry},`),
    `${close} as const;`,
    `export type ${type} = ${each};`,
  ];
};

const contract = v.parse(
  contractSchema,
  load(await readFile(path.join(root, 'openapi.yaml'), 'utf8')),
);
const lists = [
  '/* From the schemas of openapi.yaml with `x-list`, by `npm run generate`. */',
  ...Object.entries(contract.components.schemas).flatMap(toLines),
  '',
].join('\n');
if (process.argv.includes('--check')) {
  if (lists !== (await readFile(target, 'utf8'))) {
    process.stderr.write('common/contract.ts is stale: npm run generate\n');
    process.exitCode = 1;
  }
} else await writeFile(target, lists);
