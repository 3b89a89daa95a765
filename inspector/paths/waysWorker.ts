import { flowOf } from '../gallery/flows';
import { findWays } from './findWays';

/* Looks for ways in a thread of its own: told the id of a machine, it answers what it found. */

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const flow = flowOf(String(data));
  if (flow === null) throw new Error(`There is no machine "${String(data)}".`);
  void findWays(flow).then((ways) => postMessage(ways));
});
