import { fromCallback } from 'xstate';
import type { ReminderCommand, ReminderFact } from '../machines/emailReminder/emailReminderMachine';
import type { KeyValueStore } from './storage';
import { userStorage } from './userStorage';

const NAME = 'emailReminder';

/** Remembers per user, for all tabs of this device, until when the reminder stays away. */
export const reminderStorage = (
  store: KeyValueStore | null,
  tabs: EventTarget,
  user: () => string | null,
  now: () => number,
) =>
  fromCallback<ReminderCommand>(({ receive, sendBack }) => {
    const kept = userStorage(store, user());
    const tell = () => {
      const until = Number(kept.read(NAME));
      const fact: ReminderFact = {
        type: 'reminder.recalled',
        waitMs: Number.isFinite(until) ? Math.max(0, until - now()) : 0,
      };
      sendBack(fact);
    };
    const follow = (event: Event) => {
      if (event instanceof StorageEvent && event.key?.endsWith(`:${NAME}`) === true) tell();
    };
    tabs.addEventListener('storage', follow);
    receive(({ waitMs }) => void kept.write(NAME, String(now() + waitMs)));
    tell();
    return () => tabs.removeEventListener('storage', follow);
  });
