/** The contract's word for a character, as it was specified. */
const WIRE_CHARACTER = 'bot';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A field name in the contract's style: `isPinned` becomes `is_pinned`. */
type WireName<Name extends string> = Name extends 'character'
  ? typeof WIRE_CHARACTER
  : SnakeCase<Name>;

export type Wire<Value> = { [Key in keyof Value as WireName<Key & string>]: Value[Key] };

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The other way: `is_pinned` becomes `isPinned`. */
type DomainName<Name extends string> = Name extends typeof WIRE_CHARACTER
  ? 'character'
  : CamelCase<Name>;

export type Domain<Value> = { [Key in keyof Value as DomainName<Key & string>]: Value[Key] };

const renamed = (value: object, rename: (name: string) => string): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, content]: [string, unknown]) => [rename(name), content]),
  );

export const wireName = (name: string): string =>
  name === 'character'
    ? WIRE_CHARACTER
    : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Renames the keys to the contract's; nested values stay as they are. */
export function toWire<Value extends object>(value: Value): Wire<Value>;
export function toWire(value: object): object {
  return renamed(value, wireName);
}

/** Renames the contract's keys to the product's; nested values stay as they are. */
export function fromWire<Value extends object>(value: Value): Domain<Value>;
export function fromWire(value: object): object {
  return renamed(value, (name) =>
    name === WIRE_CHARACTER
      ? 'character'
      : name.replaceAll(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase()),
  );
}
