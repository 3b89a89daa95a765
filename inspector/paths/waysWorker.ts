import { flowOf } from '../gallery/flows';
import { findWays } from './findWays';

/* Searches for paths in a worker: gets a machine's id, and answers with what it found. */

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const flow = flowOf(String(data));
  if (flow === null) throw new Error(`There is no machine "${String(data)}".`);
  void findWays(flow).then((ways) => postMessage(ways));
});
