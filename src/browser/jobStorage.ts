import { fromCallback, fromPromise } from 'xstate';
import type { JobCommand } from '../machines/undress/undressSetup';
import type { KeyValueStore } from './storage';
import { userStorage } from './userStorage';

const NAME = 'undress';

/** Which job this device remembers, per user; none without a user. */
export const jobStorage = (store: KeyValueStore | null, user: () => string | null) => ({
  recallJob: fromPromise<string | null>(() =>
    Promise.resolve(userStorage(store, user()).read(NAME)),
  ),
  jobStorage: fromCallback<JobCommand>(({ receive }) => {
    receive(({ id }) => userStorage(store, user()).write(NAME, id));
  }),
});
