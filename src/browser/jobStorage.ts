import { fromCallback, fromPromise } from 'xstate';
import type { JobCommand } from '../machines/undress/undressSetup';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';

/** What is kept under `kept:` goes with the logout of its user. */
const keyOf = (user: string) => `kept:${user}:undress`;

/** Which job this device remembers, apart for each user; without a user none. */
export const jobStorage = (store: KeyValueStore | null, user: () => string | null) => ({
  recallJob: fromPromise<string | null>(() => {
    const owner = user();
    return Promise.resolve(owner === null ? null : readItem(store, keyOf(owner)));
  }),
  jobStorage: fromCallback<JobCommand>(({ receive }) => {
    receive(({ id }) => {
      const owner = user();
      if (owner !== null) writeItem(store, keyOf(owner), id);
    });
  }),
});
