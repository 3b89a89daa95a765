import { fromCallback } from 'xstate';
import type { LastMailCommand, LastMailFact } from '../machines/verification/verificationMachine';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';

/**
 * Remembers when a mail that confirms the user's address was asked for on this device. What is kept
 * goes at logout, as everything whose name begins so.
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
