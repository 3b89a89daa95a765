import { fromCallback } from 'xstate';
import type { LastMailCommand, LastMailFact } from '../machines/verification/verificationMachine';
import type { KeyValueStore } from './storage';
import { userStorage } from './userStorage';

const NAME = 'lastMail';

/** Remembers when a confirmation email was requested on this device. */
export const lastMail = (
  store: KeyValueStore | null,
  user: () => string | null,
  now: () => number,
) =>
  fromCallback<LastMailCommand>(({ receive, sendBack }) => {
    const storage = userStorage(store, user());
    receive(({ waitMs }) => storage.write(NAME, String(now() + waitMs)));
    const until = Number(storage.read(NAME) ?? Number.NaN);
    const fact: LastMailFact = {
      type: 'mail.recalled',
      waitMs: Number.isFinite(until) ? Math.max(0, until - now()) : null,
    };
    sendBack(fact);
  });
