import { anytime, endings, eveningSetup, meta } from './eveningSetup';

export const nightWalkMachine = eveningSetup.createMachine({
  id: 'nightWalk',
  description:
    "The user and the character spend an evening in a chat walking through the character's town.",
  meta,
  context: { strays: 0 },
  initial: 'settingOut',
  states: {
    settingOut: {
      description: 'They stand in the street and can take the bright one or the quiet one.',
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
      description:
        "They are back at the character's door; they take one more round, or say good night.",
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
