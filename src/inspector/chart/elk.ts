import ELK from 'elkjs/lib/elk-api';
import worker from 'elkjs/lib/elk-worker.min.js?url';
import type { Elk } from './layoutGraph';

/** Lays out in a thread of its own, so that the page stays quick. */
export const createElk = (): Elk => new ELK({ workerFactory: () => new Worker(worker) });
