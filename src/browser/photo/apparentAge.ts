import { fromCallback, fromPromise } from 'xstate';
import type { Photo } from '../../machines/persona/persona';
import type { JudgeCommand } from '../../machines/persona/photoMachine';

export type AgeQuestion = { pixels: ArrayBuffer; width: number; height: number };

export type AgeAnswer =
  | { kind: 'estimated'; ages: readonly number[] }
  | { kind: 'failed'; fault: string };

/** The part of a worker that is used of it. */
type Estimator = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

type World = {
  /** Its code and its models are fetched then, and not before. */
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
 * How old each face of a photo seems to be, in years; it stays on this device. One worker at a time:
 * it is started as soon as `judge` hears that a photo will be judged, kept for the next one, and ended
 * with `judge` or where it failed.
 */
export const ageJudge = ({ startWorker, pixelsOf }: World) => {
  let resting: Estimator | null = null;

  const rest = (worker: Estimator) => {
    resting = worker;
    // One that cannot even be loaded would leave its first question without an answer.
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
          // What cannot be started is started again, and fails, when it is asked.
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
