import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { noAnswers } from './answers';
import type { Step } from './answers';
import { backFrom, welcome } from './welcomeSetup';

const stands = (step: Step) => ({ type: 'belongsTo', params: { step } }) as const;
const goOn = (step: Step) => ({ type: 'goOn', params: { step } }) as const;

export const welcomeMachine = welcome.createMachine({
  id: 'welcome',
  description: 'Gets to know a visitor step by step, until they choose a character to talk to.',
  context: { profile: undefined, answers: noAnswers, named: null, depth: 0, slug: null },
  invoke: [
    { id: 'suggestions', src: 'suggestions' },
    { id: 'surroundings', src: 'surroundings' },
    { id: 'answersStorage', src: 'answersStorage' },
  ],
  on: {
    'step.asked': {
      guard: { type: 'isElsewhere', params: eventItself },
      target: '.placing',
      actions: { type: 'keepNamed', params: eventItself },
    },
    'visitor.told': {
      actions: [{ type: 'keepVisitor', params: eventItself }, 'askForSuggestions'],
    },
    'welcome.translate': { actions: 'translateSuggestions' },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Reads the answers that were given before on this device.',
      on: {
        'answers.recalled': {
          target: 'recognizing',
          actions: [{ type: 'recall', params: eventItself }, 'askForSuggestions'],
        },
        'step.asked': { actions: { type: 'keepNamed', params: eventItself } },
      },
    },
    recognizing: {
      description: 'Waiting to know who the visitor is; what the profile says is not asked again.',
      meta: { noScreen: 'it looks as it does while recalling' },
      always: { guard: 'isVisitorKnown', target: 'placing' },
      on: { 'step.asked': { actions: { type: 'keepNamed', params: eventItself } } },
    },
    placing: {
      description:
        'Decides which step to show: the one in the address, or an earlier one that is still open.',
      entry: 'correctAddress',
      always: [
        { guard: stands('age'), target: 'age' },
        { guard: stands('gender'), target: 'gender' },
        { guard: stands('preference'), target: 'preference' },
        { target: 'character' },
      ],
    },
    age: {
      description: 'Asks for the age; nobody under 18 can go on.',
      on: {
        'age.submit': {
          target: 'gender',
          actions: [
            { type: 'answer', params: ({ event }) => ({ age: event.age }) },
            goOn('gender'),
          ],
        },
      },
    },
    gender: {
      description: 'Asks for the gender; the visitor can skip this.',
      on: {
        'gender.choose': {
          target: 'preference',
          actions: [
            { type: 'answer', params: ({ event }) => ({ gender: event.gender }) },
            goOn('preference'),
          ],
        },
        'step.pass': {
          target: 'preference',
          actions: [
            {
              type: 'answer',
              params: ({ context }) => ({ gender: context.answers.gender ?? 'skipped' }),
            },
            goOn('preference'),
          ],
        },
        'step.back': backFrom('gender'),
      },
    },
    preference: {
      description: 'Asks what kind of characters the visitor prefers; the visitor can skip this.',
      on: {
        'preference.choose': {
          target: 'character',
          actions: [
            { type: 'answer', params: ({ event }) => ({ preference: event.preference }) },
            'askForSuggestions',
            goOn('character'),
          ],
        },
        'step.pass': {
          target: 'character',
          actions: [
            {
              type: 'answer',
              params: ({ context }) => ({ preference: context.answers.preference ?? 'skipped' }),
            },
            goOn('character'),
          ],
        },
        'step.back': backFrom('preference'),
      },
    },
    character: {
      description: 'The visitor chooses a character; the best matches come first.',
      on: {
        'character.choose': {
          target: 'chosen',
          actions: [
            { type: 'keepSlug', params: eventItself },
            { type: 'openChat', params: eventItself },
          ],
        },
        'step.back': backFrom('character'),
      },
    },
    chosen: {
      description: 'Opens the chat with the chosen character.',
      tags: ['busy'],
    },
  },
});

export type WelcomeRef = ActorRefFrom<typeof welcomeMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    welcome: typeof welcomeMachine;
  }
}
