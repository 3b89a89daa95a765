import { fromPromise } from 'xstate';
import type { Photo } from '../../machines/persona/persona';

export type AgeQuestion = { pixels: ArrayBuffer; width: number; height: number };

export type AgeAnswer =
  { kind: 'estimated'; ages: readonly number[] } | { kind: 'failed'; fault: string };

/** The part of a worker that is used of it. */
type Estimator = Pick<Worker, 'postMessage' | 'terminate' | 'onerror' | 'onmessageerror'> & {
  addEventListener: (name: 'message', hear: (event: MessageEvent<AgeAnswer>) => void) => void;
};

type World = {
  /** Its code and its models are fetched then, and not before. */
  startWorker: () => Estimator;
  pixelsOf: (data: string, side: number) => Promise<ImageData>;
};

const SIDE = 640;

/** How old each face of a photo seems to be, in years; it stays on this device. */
export const estimateAges = ({ startWorker, pixelsOf }: World) =>
  fromPromise<readonly number[], { photo: Photo | null }>(async ({ input: { photo }, signal }) => {
    if (photo === null) throw new Error('There is no photo.');
    const { data, width, height } = await pixelsOf(photo.data, SIDE);
    signal.throwIfAborted();
    const worker = startWorker();
    try {
      return await new Promise<readonly number[]>((resolve, reject) => {
        const fail = () => reject(new Error('The age could not be estimated.'));
        signal.addEventListener('abort', fail);
        worker.onerror = fail;
        worker.onmessageerror = fail;
        worker.addEventListener('message', ({ data: answer }) => {
          if (answer.kind === 'estimated') resolve(answer.ages);
          else reject(new Error(answer.fault));
        });
        const question: AgeQuestion = { pixels: data.slice().buffer, width, height };
        worker.postMessage(question, [question.pixels]);
      });
    } finally {
      worker.terminate();
    }
  });
