import type { ActorRefFrom } from 'xstate';
import { noAnswers } from './answers';
import type { Step } from './answers';
import { backFrom, welcome } from './welcomeSetup';

const stands = (step: Step) => ({ type: 'belongsTo', params: { step } }) as const;
const goOn = (step: Step) => ({ type: 'goOn', params: { step } }) as const;

export const welcomeMachine = welcome.createMachine({
  id: 'welcome',
  description: 'Getting to know a visitor, step by step, until somebody is found to talk to.',
  context: { profile: undefined, answers: noAnswers, named: null, depth: 0, slug: null },
  invoke: [
    { id: 'company', src: 'company' },
    { id: 'surroundings', src: 'surroundings' },
    { id: 'answersStorage', src: 'answersStorage' },
  ],
  on: {
    'step.asked': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.placing',
      actions: { type: 'keepNamed', params: ({ event }) => event },
    },
    'visitor.told': {
      actions: [{ type: 'keepVisitor', params: ({ event }) => event }, 'askForCompany'],
    },
    'welcome.translate': { actions: 'translateCompany' },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'What was said before on this device is being read.',
      on: {
        'answers.recalled': {
          target: 'recognizing',
          actions: [{ type: 'recall', params: ({ event }) => event }, 'askForCompany'],
        },
        'step.asked': { actions: { type: 'keepNamed', params: ({ event }) => event } },
      },
    },
    recognizing: {
      description: 'Who is it? What a profile says need not be asked.',
      always: { guard: 'isVisitorKnown', target: 'placing' },
      on: { 'step.asked': { actions: { type: 'keepNamed', params: ({ event }) => event } } },
    },
    placing: {
      description: 'The step of the address is shown, unless one before it is still open.',
      entry: 'correctAddress',
      always: [
        { guard: stands('age'), target: 'age' },
        { guard: stands('gender'), target: 'gender' },
        { guard: stands('preference'), target: 'preference' },
        { target: 'character' },
      ],
    },
    age: {
      description: 'How old? Nobody under 18 comes further.',
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
      description: 'How is the visitor to be addressed? May be skipped.',
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
      description: 'What company does the visitor like? May be skipped.',
      on: {
        'preference.choose': {
          target: 'character',
          actions: [
            { type: 'answer', params: ({ event }) => ({ preference: event.preference }) },
            'askForCompany',
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
      description: 'Choose someone: those who suit come first.',
      on: {
        'character.choose': {
          target: 'chosen',
          actions: [
            { type: 'keepSlug', params: ({ event }) => event },
            { type: 'openChat', params: ({ event }) => event },
          ],
        },
        'step.back': backFrom('character'),
      },
    },
    chosen: {
      description: 'The chat with the chosen character is about to open.',
      tags: ['busy'],
    },
  },
});

export type WelcomeRef = ActorRefFrom<typeof welcomeMachine>;
