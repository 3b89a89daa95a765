import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../../src/machines/shared/eventItself';
import type { Tape } from './tape';

export type PlayerEvent =
  | { type: 'player.goTo'; position: number }
  | { type: 'player.play' }
  | { type: 'player.pause' }
  /** Follows what happens live. */
  | { type: 'player.follow' }
  /** The tape has grown. */
  | { type: 'player.grow' }
  /** Whose chart is shown; null for whichever machine acts. */
  | { type: 'player.choose'; actor: string | null };

/** `isLive`: the tape grows. */
export type PlayerInput = { tape: Tape; isLive: boolean };

export type PlayerContext = PlayerInput & {
  /** The step being shown. */
  position: number;
  /** The last step there is. */
  last: number;
  chosen: string | null;
};

export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
    tags: {} as 'playing' | 'following',
  },
  guards: {
    isLive: ({ context: { isLive } }) => isLive,
    hasMore: ({ context: { position, last } }) => position < last,
    isLast: ({ context: { position, last } }) => position + 1 >= last,
  },
  actions: {
    goTo: assign(({ context: { last } }, { position }: { position: number }) => ({
      position: Math.max(0, Math.min(Math.round(position), last)),
    })),
    goOn: assign(({ context: { position, last } }) => ({ position: Math.min(position + 1, last) })),
    rewind: assign({ position: 0 }),
    measure: assign(({ context: { tape } }) => ({ last: tape.last })),
    keepUp: assign(({ context: { tape } }) => ({ last: tape.last, position: tape.last })),
    choose: assign((_, { actor }: { actor: string | null }) => ({ chosen: actor })),
  },
  delays: {
    /** Long enough to see which transition was taken. */
    pace: 500,
  },
}).createMachine({
  id: 'player',
  description: 'Plays a recording, or follows what happens live.',
  context: ({ input }) => ({
    ...input,
    last: input.tape.last,
    position: input.isLive ? input.tape.last : 0,
    chosen: null,
  }),
  on: {
    'player.grow': { actions: 'measure' },
    'player.choose': { actions: { type: 'choose', params: eventItself } },
    'player.goTo': {
      target: '.resting',
      actions: { type: 'goTo', params: eventItself },
    },
    'player.follow': { guard: 'isLive', target: '.following' },
  },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Is the recording still growing?',
      always: [{ guard: 'isLive', target: 'following' }, { target: 'resting' }],
    },
    following: {
      description: 'Every step is shown as it happens.',
      tags: ['following'],
      entry: 'keepUp',
      on: {
        'player.grow': { actions: 'keepUp' },
        'player.pause': { target: 'resting' },
      },
    },
    resting: {
      description: 'Shows one step until the user chooses another.',
      on: {
        'player.play': [
          { guard: 'hasMore', target: 'playing' },
          { target: 'playing', actions: 'rewind' },
        ],
      },
    },
    playing: {
      description: 'Shows the steps one by one, slowly enough to follow.',
      tags: ['playing'],
      on: { 'player.pause': { target: 'resting' } },
      after: {
        pace: [
          { guard: 'isLast', target: 'resting', actions: 'goOn' },
          { target: 'playing', reenter: true, actions: 'goOn' },
        ],
      },
    },
  },
});

export type PlayerRef = ActorRefFrom<typeof playerMachine>;
