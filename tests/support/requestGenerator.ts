import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { load } from 'js-yaml';
import { pickFrom, type Random } from './seededRandom';

type Schema = Record<string, unknown>;

const schemaObject = v.record(v.string(), v.unknown());
const document: unknown = load(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
);

function at(pointer: string): unknown {
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((value, key) => v.parse(schemaObject, value)[key], document);
}

export function schemaAt(pointer: string): Schema {
  const schema = v.parse(schemaObject, at(pointer));
  return typeof schema['$ref'] === 'string' ? schemaAt(schema['$ref']) : schema;
}

const resolve = (schema: unknown): Schema => {
  const parsed = v.parse(schemaObject, schema);
  return typeof parsed['$ref'] === 'string' ? schemaAt(parsed['$ref']) : parsed;
};

const byFormat: Record<string, (random: Random) => string> = {
  uuid: (random) =>
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () =>
      Math.floor(random() * 16).toString(16),
    ),
  email: (random) => `user${Math.floor(random() * 1e6)}@example.org`,
  'date-time': () => '2026-11-20T12:00:00.000Z',
};

const numberOr = (value: unknown, fallback: number) =>
  typeof value === 'number' ? value : fallback;

function validText(schema: Schema, random: Random): string {
  const format = typeof schema['format'] === 'string' ? byFormat[schema['format']] : undefined;
  if (format !== undefined) return format(random);
  const examples = Array.isArray(schema['examples']) ? schema['examples'] : [];
  const [example] = examples;
  if (typeof example === 'string') return example;
  if (schema['pattern'] === '^[0-9]{1,19}$') return '7';
  const shortest = numberOr(schema['minLength'], 0);
  const longest = Math.min(numberOr(schema['maxLength'], 40), 60);
  const length = shortest + Math.floor(random() * Math.max(1, longest - shortest));
  return 'abcdefghij'.repeat(7).slice(0, Math.max(length, 1));
}

/** A value that the schema accepts. */
export function validValue(given: unknown, random: Random): unknown {
  const schema = resolve(given);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return pickFrom(random, schema['enum']);
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  switch (type) {
    case 'object': {
      const properties = v.parse(v.optional(schemaObject, {}), schema['properties']);
      const required = v.parse(v.optional(v.array(v.string()), []), schema['required']);
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => required.includes(name) || random() < 0.5)
          .map(([name, property]) => [name, validValue(property, random)]),
      );
    }
    case 'array':
      return random() < 0.5 ? [] : [validValue(schema['items'], random)];
    case 'integer': {
      const least = numberOr(schema['minimum'], 0);
      const most = numberOr(schema['maximum'], least + 100);
      return least + Math.floor(random() * (Math.min(most, least + 1000) - least + 1));
    }
    case 'boolean':
      return random() < 0.5;
    default:
      return validText(schema, random);
  }
}

const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  17,
  '',
  ' ',
  '\0',
  '\ud800',
  'x'.repeat(5000),
  "'; drop table users; --",
  '" or 1=1 /*',
  '%27%20or%201=1',
  '<script>alert(1)</script>',
  '{{constructor}}',
  '\u202egnp.exe',
  '../../etc/passwd',
  [],
  ['x'],
  {},
  { $gt: '' },
  { toString: 1 },
];

/** A valid object with one thing wrong: a field odd, missing, or too many. */
export function spoiltValue(given: unknown, random: Random): unknown {
  const value = validValue(given, random);
  if (typeof value !== 'object' || value === null || random() < 0.1) {
    return pickFrom(random, oddValues);
  }
  const entries = Object.entries(value);
  const way = random();
  if (way < 0.2 || entries.length === 0) {
    const names = ['num_tokens', 'has_subscription', 'id', 'constructor', 'is_admin'];
    return { ...value, [pickFrom(random, names)]: pickFrom(random, oddValues) };
  }
  const [name] = pickFrom(random, entries);
  if (way < 0.4) return Object.fromEntries(entries.filter(([other]) => other !== name));
  return { ...value, [name]: pickFrom(random, oddValues) };
}

/** Odd texts that an address can carry. */
export const oddTexts: readonly string[] = oddValues
  .filter((value) => typeof value === 'string')
  .filter((text) => text !== '' && !/\p{Surrogate}/u.test(text));
