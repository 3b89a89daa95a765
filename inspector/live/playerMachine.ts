import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Tape } from './tape';

export type PlayerEvent =
  | { type: 'player.goTo'; position: number }
  | { type: 'player.play' }
  | { type: 'player.pause' }
  /** Shows what happens as it does. */
  | { type: 'player.follow' }
  /** More was heard. */
  | { type: 'player.grow' }
  /** Whose chart is shown; null for whoever acts. */
  | { type: 'player.choose'; actor: string | null };

/** `isLive`: the tape grows. */
export type PlayerInput = { tape: Tape; isLive: boolean };

export type PlayerContext = PlayerInput & {
  /** The step that is shown. */
  position: number;
  /** The last step that is known. */
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
    /** Long enough to see where the arrow went. */
    pace: 500,
  },
}).createMachine({
  id: 'player',
  description: 'A recording that is gone through, or what happens now as it does.',
  context: ({ input }) => ({
    ...input,
    last: input.tape.last,
    position: input.isLive ? input.tape.last : 0,
    chosen: null,
  }),
  on: {
    'player.grow': { actions: 'measure' },
    'player.choose': { actions: { type: 'choose', params: ({ event }) => event } },
    'player.goTo': {
      target: '.resting',
      actions: { type: 'goTo', params: ({ event }) => event },
    },
    'player.follow': { guard: 'isLive', target: '.following' },
  },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Does anything happen still?',
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
      description: 'One step is shown until another one is chosen.',
      on: {
        'player.play': [
          { guard: 'hasMore', target: 'playing' },
          { target: 'playing', actions: 'rewind' },
        ],
      },
    },
    playing: {
      description: 'The steps are shown one after the other, slowly enough to follow.',
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
