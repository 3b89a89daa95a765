import { readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import {
  judged,
  readJudgements,
  readReview,
  reviewText,
} from '../../inspector/review/reviewFile.ts';
import type { Review } from '../../inspector/review/reviewFile.ts';
import { answering, bodyOf, mayWrite, refusal } from './ownWrites.ts';
import type { Answer } from './ownWrites.ts';

const fileName = 'flows.review.json';

/** Reads a folder's file; without one the review is empty. */
const readFrom = async (folder: string): Promise<{ review: Review } | { reason: string }> => {
  try {
    return readReview(await readFile(path.join(folder, fileName), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { review: new Map() };
    throw error;
  }
};

/** Serves the file of reviews; concurrent writes are done in order. */
export function reviewAnswers(folder: string): Connect.NextHandleFunction {
  let turn: Promise<unknown> = Promise.resolve();

  const write = async (text: string | null): Promise<Answer> => {
    const judgements = text === null ? null : readJudgements(text);
    if (judgements === null) return refusal(422, 'These are no verdicts.');
    const read = await readFrom(folder);
    if ('reason' in read) return refusal(409, read.reason);
    const body = reviewText(judged(read.review, judgements));
    const file = path.join(folder, fileName);
    await writeFile(`${file}.new`, body);
    await rename(`${file}.new`, file);
    return { status: 200, body };
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method === 'GET') {
      const read = await readFrom(folder);
      // A damaged file is sent as it is: the reader reports what is wrong.
      return {
        status: 200,
        body:
          'review' in read
            ? reviewText(read.review)
            : await readFile(path.join(folder, fileName), 'utf8'),
      };
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
