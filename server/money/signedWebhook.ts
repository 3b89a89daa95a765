import * as v from 'valibot';

/** Correctly signed, but not as its sender documents it: nothing of it is used. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';

  /** Where it is wrong; never the values there. */
  constructor(readonly faults: string[]) {
    super('This event cannot be read');
  }
}

/** A provider's id; none is longer or has other characters. */
export const nameSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));

const LAST_SECOND = 253_402_300_799; // of the year 9999
/** A time in seconds. */
export const secondsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(LAST_SECOND),
);

/** An amount of money in its smallest unit; nothing costs more. */
export const centsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e11));

/** Parses a signed body. */
export function readSigned<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  throw new UnreadableEvent(
    read.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.expected ?? issue.type}`,
    ),
  );
}

export function parseSigned(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableEvent(['all of it: JSON']);
  }
}
