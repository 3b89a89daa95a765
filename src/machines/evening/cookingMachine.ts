import { anytime, endings, eveningSetup, meta } from './eveningSetup';

export const cookingMachine = eveningSetup.createMachine({
  id: 'cooking',
  description: 'The user and the character spend an evening in a chat cooking together.',
  meta,
  context: { strays: 0 },
  initial: 'choosingDish',
  states: {
    choosingDish: {
      description:
        "The character is ready to cook; the user can choose something quick, or the character's favourite.",
      on: {
        ...anytime,
        'evening.first': { target: 'sharingWork', actions: 'attend' },
        'evening.second': { target: 'sharingWork', actions: 'attend' },
        'evening.agree': { target: 'sharingWork', actions: 'attend' },
      },
    },
    sharingWork: {
      description: 'The dish is settled; the user takes the knife or the pan.',
      on: {
        ...anytime,
        'evening.first': { target: 'eating', actions: 'attend' },
        'evening.second': { target: 'eating', actions: 'attend' },
        'evening.agree': { target: 'eating', actions: 'attend' },
      },
    },
    eating: {
      description: 'The food is on the table; the user tastes it, or raises a glass first.',
      on: {
        ...anytime,
        'evening.first': { target: 'over' },
        'evening.second': { target: 'over' },
        'evening.agree': { target: 'over' },
      },
    },
    ...endings,
  },
});
