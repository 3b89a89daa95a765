import { anytime, endings, eveningSetup, meta } from './eveningSetup';

export const nightWalkMachine = eveningSetup.createMachine({
  id: 'nightWalk',
  description:
    'An evening in a chat on which the two walk through the town of the character at night.',
  meta,
  context: { strays: 0 },
  initial: 'settingOut',
  states: {
    settingOut: {
      description: 'They stand in the street; the bright one or the quiet one can be taken.',
      on: {
        ...anytime,
        'evening.first': { target: 'onTheWay', actions: 'attend' },
        'evening.second': { target: 'onTheWay', actions: 'attend' },
        'evening.agree': { target: 'onTheWay', actions: 'attend' },
      },
    },
    onTheWay: {
      description:
        'They are on their way; they warm their hands on something hot, or sit down for a moment.',
      on: {
        ...anytime,
        'evening.first': { target: 'atTheDoor', actions: 'attend' },
        'evening.second': { target: 'atTheDoor', actions: 'attend' },
        'evening.agree': { target: 'atTheDoor', actions: 'attend' },
      },
    },
    atTheDoor: {
      description: 'They have come to the door of the character; one more round, or good night.',
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
