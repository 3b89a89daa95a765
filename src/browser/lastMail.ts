import { fromCallback } from 'xstate';
import type { LastMailCommand, LastMailFact } from '../machines/verification/verificationMachine';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';

/**
 * Remembers when a confirmation email was requested on this device. The prefix `kept:` removes it
 * at logout.
 */
export const lastMail = (
  store: KeyValueStore | null,
  user: () => string | null,
  now: () => number,
) =>
  fromCallback<LastMailCommand>(({ receive, sendBack }) => {
    const owner = user();
    const key = `kept:${owner ?? ''}:lastMail`;
    receive(({ waitMs }) => {
      if (owner !== null) writeItem(store, key, String(now() + waitMs));
    });
    const until = Number(owner === null ? Number.NaN : (readItem(store, key) ?? Number.NaN));
    const fact: LastMailFact = {
      type: 'mail.recalled',
      waitMs: Number.isFinite(until) ? Math.max(0, until - now()) : null,
    };
    sendBack(fact);
  });
