import { fromCallback, fromPromise } from 'xstate';
import type { JobCommand } from '../machines/undress/undressSetup';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';

/** Everything under `kept:` is removed when its user logs out. */
const keyOf = (user: string) => `kept:${user}:undress`;

/** Which job this device remembers, per user; none without a user. */
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
