import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../../src/machines/shared/eventItself';
import { runScript } from './simulation';
import type { Run } from './simulation';
import type { Sample } from './sampleTypes';
import type { Script, Step } from './steps';

export type SimulateEvent =
  /** Does one more step; steps after the current position are dropped. */
  | { type: 'simulate.perform'; step: Step }
  | { type: 'simulate.goTo'; position: number }
  /** Starts over, with no steps. */
  | { type: 'simulate.restart' }
  | { type: 'simulate.begin'; input: Sample }
  | { type: 'simulate.load'; script: Script }
  | { type: 'simulate.play' }
  | { type: 'simulate.pause' };

/** `id` of a machine of the product; `isWaiting`: no step of the script is done yet. */
export type SimulateInput = { id: string; script: Script; isWaiting: boolean };

export type SimulateContext = {
  id: string;
  script: Script;
  /** How many of its steps are done. */
  position: number;
  run: Run;
};

const standing = (id: string, script: Script, position: number) => ({
  script,
  position,
  run: runScript(id, script, position),
});

export const simulateMachine = setup({
  types: {
    context: {} as SimulateContext,
    events: {} as SimulateEvent,
    input: {} as SimulateInput,
    tags: {} as 'playing',
  },
  guards: {
    hasMore: ({ context: { script, position } }) => position < script.steps.length,
    isLast: ({ context: { script, position } }) => position + 1 >= script.steps.length,
  },
  actions: {
    perform: assign(({ context: { id, script, position } }, { step }: { step: Step }) => {
      const steps = [...script.steps.slice(0, position), step];
      return standing(id, { ...script, steps }, steps.length);
    }),
    goTo: assign(({ context: { id, script } }, { position }: { position: number }) =>
      standing(id, script, Math.max(0, Math.min(position, script.steps.length))),
    ),
    goOn: assign(({ context: { id, script, position } }) =>
      standing(id, script, Math.min(position + 1, script.steps.length)),
    ),
    rewind: assign(({ context: { id, script } }) => standing(id, script, 0)),
    begin: assign(({ context: { id } }, { input }: { input: Sample }) =>
      standing(id, { input, steps: [] }, 0),
    ),
    load: assign(({ context: { id } }, { script }: { script: Script }) =>
      standing(id, script, script.steps.length),
    ),
  },
  delays: {
    /** Long enough to see which transition was taken, and the screen after it. */
    pace: 2_000,
  },
}).createMachine({
  id: 'simulate',
  description: 'Steps through a machine by hand, and lists the steps done.',
  context: ({ input: { id, script, isWaiting } }) => ({
    id,
    ...standing(id, script, isWaiting ? 0 : script.steps.length),
  }),
  on: {
    'simulate.perform': {
      target: '.resting',
      actions: { type: 'perform', params: eventItself },
    },
    'simulate.goTo': {
      target: '.resting',
      actions: { type: 'goTo', params: eventItself },
    },
    'simulate.restart': {
      target: '.resting',
      actions: {
        type: 'begin',
        params: ({ context: { script } }) => ({ input: script.input }),
      },
    },
    'simulate.begin': {
      target: '.resting',
      actions: { type: 'begin', params: eventItself },
    },
    'simulate.load': {
      target: '.resting',
      actions: { type: 'load', params: eventItself },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Waits for the user to do the next step.',
      on: {
        'simulate.play': [
          { guard: 'hasMore', target: 'playing' },
          { target: 'playing', actions: 'rewind' },
        ],
      },
    },
    playing: {
      description: 'Replays the listed steps one by one, slowly enough to follow.',
      tags: ['playing'],
      on: { 'simulate.pause': { target: 'resting' } },
      after: {
        pace: [
          { guard: 'isLast', target: 'resting', actions: 'goOn' },
          { target: 'playing', reenter: true, actions: 'goOn' },
        ],
      },
    },
  },
});

export type SimulateRef = ActorRefFrom<typeof simulateMachine>;
