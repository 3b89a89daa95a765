import type { Samples } from './sampleTypes';

/** Filled by the build, which reads them from the types of the machines. */
export const samples: Samples = {};
