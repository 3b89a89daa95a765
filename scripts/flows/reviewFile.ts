import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { isEmptyNote, noteIn, noteText } from '../../inspector/review/notes.ts';
import type { Note } from '../../inspector/review/notes.ts';
import {
  changed,
  noReview,
  readChanges,
  readReview,
  reviewText,
} from '../../inspector/review/reviewFile.ts';
import type { Change, Review } from '../../inspector/review/reviewFile.ts';
import { answering, bodyOf, mayWrite, refusal } from './ownWrites.ts';
import type { Answer } from './ownWrites.ts';

const fileName = 'flows.review.json';
/** Each note is a file here, so that those of two people merge. */
const notesFolder = 'inspector/notes';

/** `filed`: notes in the file itself, which a static host's inspector saved. */
type Read = { review: Review; filed: readonly Note[] } | { reason: string };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const orNone =
  <T>(none: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return none;
    throw error;
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const notesIn = async (folder: string): Promise<readonly Note[] | { reason: string }> => {
  const place = path.join(folder, notesFolder);
  const files = (await readdir(place).catch(orNone<string[]>([]))).filter((file) =>
    file.endsWith('.json'),
  );
  const notes: Note[] = [];
  for (const file of files.toSorted()) {
    const note = noteIn(parsed(await readFile(path.join(place, file), 'utf8')));
    if (note === null) return { reason: `The note in ${notesFolder}/${file} is damaged.` };
    notes.push(note);
  }
  return notes;
};

/** Reads a folder's file and its notes; without them the review is empty. */
const readFrom = async (folder: string): Promise<Read> => {
  const text = await readFile(path.join(folder, fileName), 'utf8').catch(orNone(null));
  const read = text === null ? { review: noReview } : readReview(text);
  if ('reason' in read) return read;
  const notes = await notesIn(folder);
  if ('reason' in notes) return notes;
  const filed = [...read.review.notes.values()];
  return {
    review: changed(
      read.review,
      notes.map((note) => ({ note })),
    ),
    filed,
  };
};

const replaceFile = async (file: string, text: string) => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
};

const writeNote = async (folder: string, note: Note) => {
  const file = path.join(folder, notesFolder, `${note.id}.json`);
  if (isEmptyNote(note)) await rm(file, { force: true });
  else await replaceFile(file, noteText(note));
};

/** Writes what changed, and leaves every other file as it is. */
const writeInto = async (
  folder: string,
  { review, filed }: { review: Review; filed: readonly Note[] },
  changes: readonly Change[],
) => {
  const after = changed(review, changes);
  const told = changes.flatMap((change) => ('note' in change ? [change.note] : []));
  const moved = filed.flatMap(({ id }) => after.notes.get(id) ?? []);
  for (const note of [...moved, ...told]) await writeNote(folder, note);
  if (told.length < changes.length || filed.length > 0) {
    const verdicts = { ...noReview, verdicts: after.verdicts };
    await replaceFile(path.join(folder, fileName), reviewText(verdicts));
  }
  return after;
};

/** Serves the reviews; concurrent writes are done in order. */
export function reviewAnswers(folder: string): Connect.NextHandleFunction {
  let turn: Promise<unknown> = Promise.resolve();

  const write = async (text: string | null): Promise<Answer> => {
    const changes = text === null ? null : readChanges(text);
    if (changes === null) return refusal(422, 'These are no verdicts and no notes.');
    const read = await readFrom(folder);
    if ('reason' in read) return refusal(409, read.reason);
    return { status: 200, body: reviewText(await writeInto(folder, read, changes)) };
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method === 'GET') {
      const read = await readFrom(folder);
      return 'review' in read
        ? { status: 200, body: reviewText(read.review) }
        : refusal(409, read.reason);
    }
    if (request.method !== 'POST') return refusal(405, 'Read it or write into it.');
    if (!mayWrite(request)) return refusal(403, 'Only the inspector of this machine writes it.');
    const text = await bodyOf(request);
    const written = turn.then(() => write(text));
    turn = written.catch(() => undefined);
    return written;
  };

  return answering(answer);
}

/** Lets the inspector read the file of reviews; with `npm run flows` it can also write it. */
export function reviewFile(folder: string): Plugin {
  return {
    name: 'flows-review',
    configureServer({ middlewares }) {
      middlewares.use(`/inspector/${fileName}`, reviewAnswers(folder));
    },
  };
}

/** Puts the file of reviews beside the inspector, for static hosting. */
export function reviewAsset(folder: string): Plugin {
  return {
    name: 'flows-review-asset',
    async generateBundle() {
      const read = await readFrom(folder);
      if ('reason' in read) throw new Error(`${fileName}: ${read.reason}`);
      this.emitFile({ type: 'asset', fileName, source: reviewText(read.review) });
    },
  };
}
