import * as v from 'valibot';

const mostOfNote = 4_000;
const text = v.pipe(v.string(), v.maxLength(mostOfNote));

const answerSchema = v.strictObject({ text, author: text, at: v.string() });

const noteSchema = v.strictObject({
  /** Also the name of its file, so that two notes never meet in one. */
  id: v.pipe(v.string(), v.regex(/^[a-zA-Z\d-]{1,80}$/)),
  flow: v.string(),
  /** The state's path in the machine. */
  state: v.string(),
  text,
  author: text,
  /** When it was begun, as an ISO date. */
  at: v.string(),
  /** Null while it is open. */
  answer: v.nullable(answerSchema),
});

/** What a reviewer wrote about a state, and what was answered. */
export type Note = v.InferOutput<typeof noteSchema>;

/** Notes by id. */
export type Notes = ReadonlyMap<string, Note>;

/** A note as it was read, or null if it is none. */
export function noteIn(value: unknown): Note | null {
  const read = v.safeParse(noteSchema, value);
  return read.success ? read.output : null;
}

/** A note as its file. */
export const noteText = ({ id, flow, state, text: said, author, at, answer }: Note): string =>
  `${JSON.stringify({ id, flow, state, text: said, author, at, answer }, null, 2)}\n`;

/** A note without a word is none: its file is removed. */
export const isEmptyNote = ({ text: said }: Note): boolean => said.trim() === '';

/** The notes on a state, the oldest first. */
export const notesOn = (notes: Notes, flow: string, state: string): readonly Note[] =>
  [...notes.values()]
    .filter((note) => note.flow === flow && note.state === state)
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1));

export const isOpen = ({ answer }: Note): boolean => answer === null;
