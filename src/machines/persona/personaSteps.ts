import { eventItself } from '../shared/eventItself';
import type { Step } from './persona';
import { steps } from './persona';

/** The step on screen is the one where the draft goes on. */
export const entered = (step: Step) =>
  [{ type: 'keepStep', params: { step } }, 'keepDraft'] as const;

/** Goes on to the next step once this one is answered, and back to the one before it. */
export const ways = (step: Step) => {
  const at = steps.indexOf(step);
  return {
    'persona.next': {
      guard: { type: 'isAnswered', params: { step } },
      target: `#persona.making.${steps[at + 1] ?? step}`,
      actions: 'forgetProblem',
    },
    'persona.back': { target: `#persona.making.${steps[at - 1] ?? step}` },
  } as const;
};

/** Going on without an answer shows what is missing. */
export const demanding = (step: Step) => {
  const { 'persona.next': next, 'persona.back': back } = ways(step);
  return { 'persona.next': [next, { target: '.missing' }], 'persona.back': back } as const;
};

/** Picks up to three of each list, and says which list is full. */
export const picking = {
  entry: entered('character'),
  initial: 'open',
  on: {
    ...ways('character'),
    'persona.pick': [
      {
        guard: { type: 'mayPick', params: eventItself },
        target: '.open',
        actions: [{ type: 'pick', params: eventItself }, 'keepDraft'],
      },
      { guard: { type: 'isOf', params: eventItself }, target: '.occupationsFull' },
      { target: '.personalitiesFull' },
    ],
  },
  states: {
    open: { description: 'The user can pick up to three occupations and three traits.' },
    occupationsFull: {
      description: 'The user tried to pick a fourth occupation; one must be removed first.',
    },
    personalitiesFull: {
      description: 'The user tried to pick a fourth trait; one must be removed first.',
    },
  },
} as const;
