import type { Samples } from './sampleTypes';

/** Filled in by the build, which derives them from the machines' types. */
export const samples: Samples = {};
