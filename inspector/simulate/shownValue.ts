import { Actor } from 'xstate';

const plain = (value: unknown, above: readonly unknown[]): unknown => {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return value === undefined ? null : value;
  if (above.includes(value)) return 'itself';
  if (value instanceof Actor || 'xstate$$type' in value)
    return `actor ${'id' in value ? String(value.id) : ''}`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return value.message;
  const path = [...above, value];
  if (value instanceof Set) return [...value].map((one: unknown) => plain(one, path));
  if (value instanceof Map)
    return Object.fromEntries(
      [...value].map(([key, one]: readonly [unknown, unknown]) => [String(key), plain(one, path)]),
    );
  if (Array.isArray(value)) return value.map((one: unknown) => plain(one, path));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: readonly [string, unknown]) => [key, plain(one, path)]),
  );
};

/** A machine's context as text; actors by their names. */
export const shownValue = (value: unknown): string => JSON.stringify(plain(value, []), null, 2);

/** The entries of a context, each as text. */
export const shownEntries = (context: unknown): readonly (readonly [string, string])[] =>
  typeof context === 'object' && context !== null
    ? Object.entries(context).map(([key, value]) => [key, shownValue(value)])
    : [];
