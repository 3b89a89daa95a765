import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided } from '../shared/notProvided';

const DAY_MS = 86_400_000;

/** `waitMs`: how long the reminder still stays away, here or after another tab; 0: not at all. */
export type ReminderFact = { type: 'reminder.recalled'; waitMs: number };

export type ReminderEvent = ReminderFact | { type: 'reminder.putAway' };

export type ReminderCommand = { type: 'reminder.write'; waitMs: number };

export const emailReminderMachine = setup({
  types: {
    context: {} as { waitMs: number },
    events: {} as ReminderEvent,
    tags: {} as 'reminding',
  },
  actors: { reminderStorage: callbackNotProvided<ReminderCommand>('reminderStorage') },
  guards: {
    isPutAway: (_, params: { waitMs: number }) => params.waitMs > 0,
    isWanted: (_, params: { waitMs: number }) => params.waitMs === 0,
  },
  actions: {
    keepWait: assign((_, { waitMs }: { waitMs: number }) => ({ waitMs })),
    waitADay: assign({ waitMs: DAY_MS }),
    writeDay: sendTo('reminderStorage', { type: 'reminder.write', waitMs: DAY_MS }),
  },
  delays: { wait: ({ context }) => context.waitMs },
}).createMachine({
  id: 'emailReminder',
  description: 'The card that asks to confirm the email; the user can dismiss it for a day.',
  context: { waitMs: 0 },
  invoke: { id: 'reminderStorage', src: 'reminderStorage' },
  on: {
    'reminder.recalled': {
      guard: { type: 'isPutAway', params: eventItself },
      target: '.away',
      actions: { type: 'keepWait', params: eventItself },
    },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Checks whether it was dismissed on this device; shows nothing until then.',
      meta: { noScreen: 'it is passed through at once' },
      on: {
        'reminder.recalled': { guard: { type: 'isWanted', params: eventItself }, target: 'shown' },
      },
    },
    shown: {
      description: 'The card stands after the list of chats and in the settings.',
      tags: ['reminding'],
      on: { 'reminder.putAway': { target: 'away', actions: ['waitADay', 'writeDay'] } },
    },
    away: {
      description: 'The user dismissed the card; it comes back after a day.',
      meta: { noScreen: 'it was dismissed' },
      after: { wait: { target: 'shown' } },
    },
  },
});

export type EmailReminderRef = ActorRefFrom<typeof emailReminderMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    emailReminder: typeof emailReminderMachine;
  }
}
