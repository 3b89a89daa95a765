import { assign, setup } from 'xstate';

/** What the user does at a turn of an evening. */
export type EveningEvent =
  /** Takes the first, or the second, of what is offered; agreeing takes the first. */
  | { type: 'evening.first' }
  | { type: 'evening.second' }
  | { type: 'evening.agree' }
  /** Asks something, which is answered; the evening waits. */
  | { type: 'evening.ask' }
  /** Says anything else, which is answered as always. */
  | { type: 'evening.other' }
  | { type: 'evening.leave' }
  /** Something weighs more: hard news, a crisis, whether the character is an AI. */
  | { type: 'evening.break' };

export type EveningContext = {
  /** How many messages in a row had nothing to do with the evening. */
  strays: number;
};

/** After so many messages about something else the evening fades. */
const MOST_STRAYS = 2;

/** What the evenings share. */
export const eveningSetup = setup({
  types: { context: {} as EveningContext, events: {} as EveningEvent },
  guards: { hasStrayed: ({ context }) => context.strays + 1 >= MOST_STRAYS },
  actions: {
    stray: assign(({ context }) => ({ strays: context.strays + 1 })),
    attend: assign({ strays: 0 }),
  },
});

/** What may happen at every turn, and goes nowhere by itself. */
export const anytime = eveningSetup.createStateConfig({
  on: {
    'evening.ask': { actions: 'attend' },
    'evening.other': [{ guard: 'hasStrayed', target: 'faded' }, { actions: 'stray' }],
    'evening.leave': { target: 'left' },
    'evening.break': { target: 'faded' },
  },
}).on;

/** How an evening ends. */
export const endings = {
  over: eveningSetup.createStateConfig({
    type: 'final',
    description: 'The evening has come to its end, and the character says good night.',
  }),
  left: eveningSetup.createStateConfig({
    type: 'final',
    description: 'The user has had enough, and the character says that this is all right.',
  }),
  faded: eveningSetup.createStateConfig({
    type: 'final',
    description:
      'The talk has moved on, or something matters more; the character does not mention the evening again.',
  }),
};

/** Why none of its states has a screen of its own. */
export const meta = { noScreen: 'the messages of the chat show it' };
