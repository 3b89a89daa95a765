import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { chosenFace } from './faces';
import { steps } from './persona';
import { listed } from './personaList';
import { demanding, entered, picking, ways } from './personaSteps';
import { persona, personaOf, photoProblemOf } from './personaSetup';
import type { DraftFact, SaveReply } from './personaSetup';

type Answered = { event: { output: SaveReply } };

const isReply = (kind: SaveReply['kind']) =>
  ({
    type: 'isKind',
    params: ({ event }: Answered) => ({ reply: event.output, kind }),
  }) as const;

const keepReply = {
  type: 'keepReply',
  params: ({ event }: Answered) => ({ reply: event.output }),
} as const;

const keepSaved = {
  type: 'keepSaved',
  params: ({ event }: Answered) => ({ reply: event.output }),
} as const;

const failed = { type: 'keepProblem', params: { problem: { kind: 'failed' } } } as const;

const offer = {
  type: 'tellOwner',
  params: { notice: { type: 'offer.wanted', overlay: 'premium', from: 'persona' } },
} as const;

export const personaMachine = persona.createMachine({
  id: 'persona',
  description: "The user's personas: made step by step, changed and deleted.",
  context: ({ input }) => personaOf(input),
  invoke: { id: 'draft', src: 'draft' },
  on: {
    'draft.loaded': {
      actions: { type: 'keepIntent', params: ({ event }: { event: DraftFact }) => event },
    },
    'persona.told': { actions: { type: 'keepTold', params: eventItself } },
    'persona.gone': [
      {
        guard: { type: 'isAtHand', params: eventItself },
        target: '.listed',
        actions: [{ type: 'dropGone', params: eventItself }, 'startOver', 'tellGone'],
      },
      { actions: { type: 'dropGone', params: eventItself } },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Waiting for the draft of a new persona that this device may keep.',
      meta: { noScreen: 'it is passed at once' },
      on: {
        'draft.loaded': {
          target: 'loading',
          actions: { type: 'keepFact', params: ({ event }: { event: DraftFact }) => event },
        },
      },
    },

    loading: {
      description: "Loads the user's personas.",
      tags: ['loading'],
      on: {
        // The list that is loading may be older.
        'persona.told': { target: 'loading', reenter: true },
        'persona.gone': { target: 'loading', reenter: true },
      },
      invoke: {
        id: 'listPersonas',
        src: 'listPersonas',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: [{ guard: 'hasDraft', target: 'making' }, { target: 'unlisted' }],
      },
    },

    unlisted: {
      description: 'The personas failed to load; the user can try again, or make a new one.',
      on: {
        'persona.retry': { target: 'loading' },
        'persona.reread': { target: 'loading' },
        'persona.new': { target: 'making' },
      },
    },

    deciding: {
      description: 'Goes on with the draft, or to the list of personas, or to the first new one.',
      always: [
        { guard: 'hasDraft', target: 'making' },
        { guard: 'hasPersonas', target: 'listed' },
        { target: 'making' },
      ],
    },

    listed,

    recalling: {
      description: 'Waiting for the draft of a new persona that this device may keep.',
      meta: { noScreen: 'it is passed at once' },
      entry: ['startOver', 'recallDraft'],
      on: {
        'draft.loaded': {
          target: 'making',
          actions: { type: 'keepFact', params: ({ event }: { event: DraftFact }) => event },
        },
      },
    },

    making: {
      description: 'Asks in five steps; the answers stay when the user goes back or on.',
      initial: 'resuming',
      on: {
        'persona.change': {
          actions: [{ type: 'change', params: eventItself }, 'keepDraft'],
        },
        'persona.goTo': steps.map((step) => ({
          guard: { type: 'isWanted', params: ({ event }) => ({ step, wanted: event.step }) },
          target: `.${step}`,
        })),
        'persona.list': { guard: 'hasPersonas', target: 'listed.rereading' },
      },
      states: {
        resuming: {
          description: 'Goes to the step where the user left off.',
          always: [
            ...steps
              .slice(1)
              .map(
                (step) =>
                  ({ guard: { type: 'isAtStep', params: { step } }, target: step }) as const,
              ),
            { target: 'who' },
          ],
        },
        who: {
          description: 'Asks for the name, the age (18 or over) and the gender.',
          entry: entered('who'),
          on: ways('who'),
        },
        look: {
          description:
            'Asks for a drawn face or a picture, and for the confirmation that the picture may be used.',
          entry: entered('look'),
          invoke: {
            id: 'photo',
            src: 'photo',
            input: ({ context, self }) => ({
              owner: self,
              problem: photoProblemOf(context),
            }),
          },
          on: {
            ...demanding('look'),
            'photo.ready': {
              target: '.open',
              actions: [{ type: 'keepPhoto', params: eventItself }, 'forgetProblem', 'keepDraft'],
            },
            'persona.dropPhoto': {
              target: '.open',
              actions: ['dropPhoto', 'forgetProblem', 'keepDraft'],
            },
            'persona.permit': {
              guard: 'hasPhoto',
              target: '.open',
              actions: [{ type: 'permit', params: eventItself }, 'keepDraft'],
            },
          },
          initial: 'open',
          states: {
            open: { description: 'The user can choose another face, or a picture.' },
            missing: {
              description:
                'The user tried to go on, but must confirm that the picture may be used.',
            },
          },
        },
        character: {
          description: 'Asks for the occupations and the personality traits.',
          ...picking,
        },
        story: {
          description:
            'Asks how the user and the character know each other, and what the character likes and dislikes.',
          entry: entered('story'),
          on: ways('story'),
        },
        review: {
          description:
            'Suggests a tagline and the first words, and shows all the answers; the user can change them, or save the persona.',
          entry: entered('review'),
          on: {
            'persona.back': ways('review')['persona.back'],
            'persona.submit': [
              {
                guard: { type: 'needsPremium', params: eventItself },
                actions: offer,
              },
              {
                guard: 'isWhole',
                target: '#persona.saving',
                actions: { type: 'keepWords', params: eventItself },
              },
            ],
          },
        },
      },
    },

    saving: {
      description: 'Sends the photo and then the persona; a repeated request saves them only once.',
      tags: ['busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'savePersona',
        src: 'savePersona',
        input: ({ context: { clientId, editing, values, words, photo, isPhotoGone } }) => ({
          clientId,
          id: editing?.id ?? null,
          values: { ...values, ...words, face: chosenFace(values)?.slug ?? null },
          photo,
          isPhotoGone,
        }),
        onDone: [
          { guard: isReply('saved'), target: 'saved', actions: keepSaved },
          { guard: isReply('premium'), target: 'making.review', actions: offer },
          { guard: isReply('madeBefore'), target: 'loading', actions: ['renewDraft', 'startOver'] },
          ...steps.map(
            (step) =>
              ({
                guard: {
                  type: 'isRefusedAt',
                  params: ({ event }: Answered) => ({ reply: event.output, step }),
                },
                target: `making.${step}`,
                actions: keepReply,
              }) as const,
          ),
          { target: 'making.review', actions: keepReply },
        ],
        onError: { target: 'making.review', actions: failed },
      },
    },

    saved: {
      description: 'The persona is saved: a new one is shown, a changed one goes back to the list.',
      always: [
        { guard: 'isEditing', target: 'listed', actions: ['tellMade', 'startOver'] },
        { target: 'made', actions: ['tellMade', 'clearDraft'] },
      ],
    },

    made: {
      description: 'Shows the new persona, with a link to its chat.',
      on: { 'persona.list': { target: 'listed', actions: 'startOver' } },
    },
  },
});

export type PersonaRef = ActorRefFrom<typeof personaMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    create: typeof personaMachine;
  }
}
