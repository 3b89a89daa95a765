import { anytime, endings, eveningSetup, meta } from './eveningSetup';

export const filmNightMachine = eveningSetup.createMachine({
  id: 'filmNight',
  description: 'The user and the character spend an evening in a chat watching a film.',
  meta,
  context: { strays: 0 },
  initial: 'choosingFilm',
  states: {
    choosingFilm: {
      description:
        'The screen is still dark; the user can choose an old film, or one that the character loves.',
      on: {
        ...anytime,
        'evening.first': { target: 'watching', actions: 'attend' },
        'evening.second': { target: 'watching', actions: 'attend' },
        'evening.agree': { target: 'watching', actions: 'attend' },
      },
    },
    watching: {
      description: 'The film runs; there is popcorn or chocolate.',
      on: {
        ...anytime,
        'evening.first': { target: 'credits', actions: 'attend' },
        'evening.second': { target: 'credits', actions: 'attend' },
        'evening.agree': { target: 'credits', actions: 'attend' },
      },
    },
    credits: {
      description: 'The film is over; they talk about the end, or let the music play out.',
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
