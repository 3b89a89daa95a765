import { newFaults } from '../foundGood';
import { findSlow } from './findSlow';
import type { Expression } from './written';

const scslre = new URL('../../../node_modules/scslre/package.json', import.meta.url);

/** Says of each expression that is slow why: all of them take a processor a quarter of a minute. */
export const slowAmong = (all: readonly Expression[]) =>
  newFaults(all, {
    name: 'expressions',
    madeOf: [new URL('./', import.meta.url), scslre],
    textOf: ({ source, flags }) => `${source}/${flags}`,
    faultsIn: (some) => some.flatMap(findSlow),
  });
