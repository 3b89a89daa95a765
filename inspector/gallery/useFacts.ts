import { use } from 'react';
import type { Facts } from './facts';
import type { Flow } from './flows';

const load = async () => (await import('./facts')).factsOf;

let factsOf: ReturnType<typeof load> | undefined;

/** What the sources say about a machine; lazy, because they are large. */
export const useFacts = (flow: Flow): Facts => {
  factsOf ??= load();
  return use(factsOf)(flow);
};
