import { fromPromise } from 'xstate';
import { saveFile } from '../share/makeFile';
import { changesText, noReview, readReview, reviewText } from './reviewFile';
import type { Change, Review } from './reviewFile';
import { reviewMachine } from './reviewMachine';
import type { ReadReview } from './reviewMachine';

const fileName = 'flows.review.json';

/** `npm run flows` writes the file; a static host cannot. */
const canWrite = import.meta.env.DEV;

const readText = (text: string): ReadReview => {
  const read = readReview(text);
  return 'review' in read ? { ...read, canWrite } : read;
};

// In development React mounts everything twice. Aborting the first read would fail and be taken for
// the answer, so the file is read to its end both times.
const load = fromPromise<ReadReview, void>(async () => {
  const response = await fetch(fileName, { cache: 'no-store' });
  if (response.status === 404) return { review: noReview, canWrite };
  if (response.ok) return readText(await response.text());
  // The development server says what is wrong with a file.
  const reason = response.status === 409 ? await response.text() : '';
  return { reason: reason === '' ? `The host answered ${response.status}.` : reason };
});

const write = fromPromise<Review, { changes: readonly Change[] }>(async ({ input, signal }) => {
  const response = await fetch(fileName, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: changesText(input.changes),
    signal,
  });
  const read = response.ok ? readReview(await response.text()) : { reason: await response.text() };
  if ('reason' in read) throw new Error(read.reason);
  return read.review;
});

/** The machine, reading and writing the review file as this page can. */
export const reviewLogic = reviewMachine.provide({
  actors: {
    readReview: load,
    readTakenReview: fromPromise<ReadReview, { file: File | null }>(async ({ input }) =>
      readText((await input.file?.text()) ?? ''),
    ),
    writeChanges: write,
    saveReview: fromPromise<void, { review: Review }>(({ input: { review } }) => {
      saveFile(fileName, new Blob([reviewText(review)], { type: 'application/json' }));
      return Promise.resolve();
    }),
  },
});
