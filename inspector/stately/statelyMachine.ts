import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Line } from '../../src/browser/recorder/protocol';
import type { Tape } from '../live/tape';
import { eventItself } from '../../src/machines/shared/eventItself';

export type StatelyFact =
  | { type: 'stately.opened' }
  /** The browser blocked the window, or the address is invalid. */
  | { type: 'stately.blocked' };

export type StatelyCommand = { type: 'stately.tell'; lines: readonly Line[] };

export type StatelyWindowInput = { address: string; startedAt: number };

export type StatelyEvent =
  | StatelyFact
  | { type: 'stately.open'; address: string }
  /** The tape has grown. */
  | { type: 'stately.grow' }
  | { type: 'stately.end' };

export type StatelyContext = {
  tape: Tape;
  address: string;
  /** How many lines were sent. */
  told: number;
};

export const statelyMachine = setup({
  types: {
    context: {} as StatelyContext,
    events: {} as StatelyEvent,
    input: {} as { tape: Tape },
    tags: {} as 'busy',
  },
  actors: {
    statelyWindow: fromCallback<StatelyCommand, StatelyWindowInput>(() => {
      throw new Error('Actor "statelyWindow" was not provided.');
    }),
  },
  actions: {
    begin: assign((_, { address }: { address: string }) => ({ address, told: 0 })),
    tell: enqueueActions(({ context: { tape, told }, enqueue }) => {
      enqueue.sendTo('statelyWindow', { type: 'stately.tell', lines: tape.lines.slice(told) });
      enqueue.assign({ told: tape.lines.length });
    }),
  },
}).createMachine({
  id: 'stately',
  description: 'Sends what is being watched to a window of Stately’s tools, on request.',
  context: ({ input: { tape } }) => ({ tape, address: '', told: 0 }),
  initial: 'offered',
  states: {
    offered: { description: 'Nobody has asked for it, and nothing is sent.' },
    blocked: { description: 'The window could not be opened.' },
    wanted: {
      description: 'The user has entered the address of a window.',
      invoke: {
        id: 'statelyWindow',
        src: 'statelyWindow',
        input: ({ context: { address, tape } }) => ({ address, startedAt: tape.about.startedAt }),
        onError: { target: 'blocked' },
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The window is being opened.',
          tags: ['busy'],
          on: {
            'stately.opened': { target: 'telling' },
            'stately.blocked': { target: '#stately.blocked' },
          },
        },
        telling: {
          description: 'The window gets what happens, except for what the recording leaves out.',
          entry: 'tell',
          on: {
            'stately.grow': { actions: 'tell' },
            'stately.end': { target: '#stately.offered' },
          },
        },
      },
    },
  },
  on: {
    'stately.open': {
      target: '.wanted',
      reenter: true,
      actions: { type: 'begin', params: eventItself },
    },
  },
});
