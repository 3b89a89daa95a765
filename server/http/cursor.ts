import * as v from 'valibot';
import { fieldError } from './fieldErrors';
import { problems } from './problem';

/** A cursor for a page, opaque to the client. */
export const writeCursor = (place: unknown): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

function toJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** The place that `writeCursor` wrote; throws `invalid-input` at the field `c` for anything else. */
export function readCursor<T>(schema: v.GenericSchema<unknown, T>, text: string): T {
  const parsed = v.safeParse(schema, toJson(text));
  if (!parsed.success) throw problems.invalidInput({ c: [fieldError('invalid', 'c')] });
  return parsed.output;
}
