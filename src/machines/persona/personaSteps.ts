import type { Pick, Step } from './persona';
import { steps } from './persona';

/** A step that is on screen is where the draft goes on. */
export const entered = (step: Step) =>
  [{ type: 'keepStep', params: { step } }, 'keepDraft'] as const;

/** On to the next step once this one is answered, and back to the one before it. */
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

/** Where going on without an answer is answered by what is missing. */
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
      open: { description: `Up to three ${what} may be picked.` },
      full: { description: 'A fourth was tried: three are the most, and one may be taken away.' },
    },
  }) as const;
