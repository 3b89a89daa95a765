import Layouter from 'elkjs/lib/elk-api';
import type { ELK } from 'elkjs/lib/elk-api';
import worker from 'elkjs/lib/elk-worker.min.js?url';
import type { Elk } from './layoutGraph';

/**
 * Runs the layout in a worker, so that the page stays responsive. If the worker fails to load or
 * crashes, this rejects what is pending, which ELK does not, and the next call starts another.
 */
export function createElk(start = () => new Worker(worker)): Elk {
  let thread: { elk: ELK; own: Worker } | null = null;
  const begin = () => {
    const own = start();
    own.addEventListener('error', () => {
      if (thread?.own === own) thread = null;
      own.terminate();
    });
    return { elk: new Layouter({ workerFactory: () => own }), own };
  };
  return {
    layout: (graph) =>
      new Promise((resolve, reject) => {
        thread ??= begin();
        const { elk, own } = thread;
        const settled = new AbortController();
        const fail = () => reject(new Error('The layout worker failed to load.'));
        own.addEventListener('error', fail, { signal: settled.signal });
        void elk
          .layout(graph)
          .then(resolve, reject)
          .finally(() => settled.abort());
      }),
  };
}
