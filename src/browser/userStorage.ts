import * as v from 'valibot';
import { readItem, USER_PREFIX, writeItem } from './storage';
import type { KeyValueStore } from './storage';

/** What a stored text says; null if there is none, or it is not of this form. */
export const parseStored = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  text: string | null,
): Value | null => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

/** What a user has on this device until the logout; without a user (null) nothing is stored. */
export const userStorage = (store: KeyValueStore | null, user: string | null) => {
  const keyOf = (name: string) => `${USER_PREFIX}${user ?? ''}:${name}`;
  const read = (name: string) => (user === null ? null : readItem(store, keyOf(name)));
  return {
    read,
    parse: <Value>(schema: v.GenericSchema<unknown, Value>, name: string) =>
      parseStored(schema, read(name)),
    /** Null removes it. */
    write: (name: string, text: string | null): boolean =>
      user !== null && writeItem(store, keyOf(name), text),
  };
};
