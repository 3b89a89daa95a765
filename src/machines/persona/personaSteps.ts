import type { Pick, Step } from './persona';
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

export const picking = (step: 'occupations' | 'personalities', what: string) =>
  ({
    entry: entered(step),
    initial: 'open',
    on: {
      ...ways(step),
      'persona.pick': [
        {
          guard: { type: 'mayPick', params: ({ event }: { event: Pick }) => event },
          target: '.open',
          actions: [{ type: 'pick', params: ({ event }: { event: Pick }) => event }, 'keepDraft'],
        },
        { target: '.full' },
      ],
    },
    states: {
      open: { description: `The user can pick up to three ${what}.` },
      full: { description: 'The user tried to pick a fourth; one must be removed first.' },
    },
  }) as const;
