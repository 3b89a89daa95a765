import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { reminderStorage } from '../../src/browser/reminderStorage';
import type {
  ReminderCommand,
  ReminderFact,
} from '../../src/machines/emailReminder/emailReminderMachine';
import { memoryStore } from '../support/memoryStore';

const NOW = 1_767_268_800_000;

function open(store: ReturnType<typeof memoryStore>['store'], user: string | null) {
  const said: ReminderFact[] = [];
  const tabs = new EventTarget();
  const machine = setup({
    types: { events: {} as ReminderFact | ReminderCommand },
    actors: {
      storage: reminderStorage(
        store,
        tabs,
        () => user,
        () => NOW,
      ),
    },
  }).createMachine({
    invoke: { id: 'storage', src: 'storage' },
    on: {
      'reminder.recalled': { actions: ({ event }) => void said.push(event) },
      'reminder.write': {
        actions: ({ event, self }) => void self.getSnapshot().children['storage']?.send(event),
      },
    },
  });
  const actor = createActor(machine).start();
  return { said, actor, tabs };
}

it('tells how long the reminder of this user stays away', () => {
  const { store } = memoryStore();
  const ada = open(store, 'ada');
  expect(ada.said).toEqual([{ type: 'reminder.recalled', waitMs: 0 }]);
  ada.actor.send({ type: 'reminder.write', waitMs: 5000 });
  expect(open(store, 'ada').said).toEqual([{ type: 'reminder.recalled', waitMs: 5000 }]);
  expect(open(store, 'bob').said).toEqual([{ type: 'reminder.recalled', waitMs: 0 }]);
  expect(open(store, null).said).toEqual([{ type: 'reminder.recalled', waitMs: 0 }]);
});

it('S10 what cannot be read, or has passed, keeps nothing away', () => {
  const at = (text: string) => memoryStore({ 'kept:ada:emailReminder': text }).store;
  for (const text of ['tomorrow', '', String(NOW - 1)])
    expect(open(at(text), 'ada').said).toEqual([{ type: 'reminder.recalled', waitMs: 0 }]);
});
