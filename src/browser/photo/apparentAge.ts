import { fromCallback, fromPromise } from 'xstate';
import type { Photo } from '../../machines/persona/persona';
import type { JudgeCommand } from '../../machines/persona/photoMachine';

export type AgeQuestion = { pixels: ArrayBuffer; width: number; height: number };

export type AgeAnswer =
  | { kind: 'estimated'; ages: readonly number[] }
  | { kind: 'failed'; fault: string };

/** The part of a worker that is used. */
type Estimator = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

type World = {
  /** Only this fetches its code and its models. */
  startWorker: () => Estimator;
  pixelsOf: (data: string, side: number) => Promise<ImageData>;
};

const SIDE = 640;

function answerOf(worker: Estimator, question: AgeQuestion, signal: AbortSignal) {
  return new Promise<readonly number[]>((resolve, reject) => {
    const fail = () => reject(new Error('The age could not be estimated.'));
    signal.addEventListener('abort', fail);
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.onmessage = ({ data: answer }: MessageEvent<AgeAnswer>) => {
      if (answer.kind === 'estimated') resolve(answer.ages);
      else reject(new Error(answer.fault));
    };
    worker.postMessage(question, [question.pixels]);
  });
}

/**
 * Estimates the age of each face in a photo, in years, on this device alone. One worker at a time:
 * it starts once `judge` hears that a photo is coming, stays for the next one, and ends with
 * `judge` or when it fails.
 */
export const ageJudge = ({ startWorker, pixelsOf }: World) => {
  let resting: Estimator | null = null;

  const rest = (worker: Estimator) => {
    resting = worker;
    // If its script cannot be loaded, its first question would never be answered.
    worker.onerror = () => {
      if (resting !== worker) return;
      worker.terminate();
      resting = null;
    };
  };

  const taken = (): Estimator => {
    const worker = resting ?? startWorker();
    resting = null;
    return worker;
  };

  return {
    judge: fromCallback<JudgeCommand>(({ receive }) => {
      receive(() => {
        try {
          if (resting === null) rest(startWorker());
        } catch {
          // If it cannot start, the next question starts it again, and fails.
        }
      });
      return () => {
        resting?.terminate();
        resting = null;
      };
    }),

    estimateAges: fromPromise<readonly number[], { photo: Photo | null }>(
      async ({ input: { photo }, signal }) => {
        if (photo === null) throw new Error('There is no photo.');
        const { data, width, height } = await pixelsOf(photo.data, SIDE);
        signal.throwIfAborted();
        const worker = taken();
        try {
          const question = { pixels: data.slice().buffer, width, height };
          const ages = await answerOf(worker, question, signal);
          rest(worker);
          return ages;
        } catch (fault) {
          worker.terminate();
          throw fault;
        }
      },
    ),
  };
};
