import * as v from 'valibot';

/** Signed, and yet not what its sender documents: nothing of it is taken. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';

  /** Where it is wrong; never what is there. */
  constructor(readonly faults: string[]) {
    super('This event cannot be read');
  }
}

/** A name that a provider gave; none of theirs is longer, or has anything else in it. */
export const nameSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));

const LAST_SECOND = 253_402_300_799; // of the year 9999
/** A time, in seconds. */
export const secondsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(LAST_SECOND),
);

/** An amount of money in its smallest unit; more is no price of anything. */
export const centsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e11));

/** Reads what was signed. */
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
