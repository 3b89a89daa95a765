import type { ActorRefFrom } from 'xstate';
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

/** The steps whose answers the server may refuse; the review asks for nothing of its own. */
const refusable = steps.filter((step) => step !== 'review');

export const personaMachine = persona.createMachine({
  id: 'persona',
  description: 'A character of one’s own: made topic by topic, changed, deleted.',
  context: ({ input }) => personaOf(input),
  invoke: { id: 'draft', src: 'draft' },
  on: {
    'draft.loaded': {
      actions: { type: 'keepIntent', params: ({ event }: { event: DraftFact }) => event },
    },
    'persona.told': { actions: { type: 'keepTold', params: ({ event }) => event } },
    'persona.gone': [
      {
        guard: { type: 'isAtHand', params: ({ event }) => event },
        target: '.listed',
        actions: [{ type: 'dropGone', params: ({ event }) => event }, 'startOver', 'tellGone'],
      },
      { actions: { type: 'dropGone', params: ({ event }) => event } },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What does this device keep of a character that is not made yet?',
      on: {
        'draft.loaded': {
          target: 'loading',
          actions: { type: 'keepFact', params: ({ event }: { event: DraftFact }) => event },
        },
      },
    },

    loading: {
      description: 'The user’s own characters are on their way.',
      tags: ['loading'],
      on: {
        // What is on its way may be older.
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
      description:
        'The user’s own characters could not be had; a new one can be made all the same.',
      on: {
        'persona.retry': { target: 'loading' },
        'persona.reread': { target: 'loading' },
        'persona.new': { target: 'making' },
      },
    },

    deciding: {
      description: 'On with what was begun, or to the characters there are, or to the first.',
      always: [
        { guard: 'hasDraft', target: 'making' },
        { guard: 'hasPersonas', target: 'listed' },
        { target: 'making' },
      ],
    },

    listed,

    recalling: {
      description: 'A new one, from where it was left.',
      entry: ['startOver', 'recallDraft'],
      on: {
        'draft.loaded': {
          target: 'making',
          actions: { type: 'keepFact', params: ({ event }: { event: DraftFact }) => event },
        },
      },
    },

    making: {
      description: 'One topic after the other; what is entered stays, whichever way one goes.',
      initial: 'resuming',
      on: {
        'persona.change': {
          actions: [{ type: 'change', params: ({ event }) => event }, 'keepDraft'],
        },
        'persona.goTo': steps.map((step) => ({
          guard: { type: 'isWanted', params: ({ event }) => ({ step, wanted: event.step }) },
          target: `.${step}`,
        })),
        'persona.list': { guard: 'hasPersonas', target: 'listed.rereading' },
      },
      states: {
        resuming: {
          description: 'To the step where it was left.',
          always: [
            ...steps
              .slice(1)
              .map(
                (step) =>
                  ({ guard: { type: 'isAtStep', params: { step } }, target: step }) as const,
              ),
            { target: 'name' },
          ],
        },
        name: {
          description: 'Its name, and its age: 18 or over.',
          entry: entered('name'),
          on: ways('name'),
        },
        gender: {
          description: 'Its gender.',
          entry: entered('gender'),
          initial: 'open',
          on: {
            ...demanding('gender'),
            'persona.change': {
              target: '.open',
              actions: [{ type: 'change', params: ({ event }) => event }, 'keepDraft'],
            },
          },
          states: {
            open: { description: 'One of them may be chosen.' },
            missing: { description: 'It is needed to go on.' },
          },
        },
        occupations: {
          description: 'What it does for a living.',
          ...picking('occupations', 'occupations'),
        },
        personalities: {
          description: 'What it is like.',
          ...picking('personalities', 'traits'),
        },
        scenario: {
          description: 'How the two know each other.',
          entry: entered('scenario'),
          on: ways('scenario'),
        },
        likes: { description: 'What it likes.', entry: entered('likes'), on: ways('likes') },
        dislikes: {
          description: 'What it does not like.',
          entry: entered('dislikes'),
          on: ways('dislikes'),
        },
        photo: {
          description: 'A picture of it, if there is to be one, and that it may be used.',
          entry: entered('photo'),
          invoke: {
            id: 'photo',
            src: 'photo',
            input: ({ context, self }) => ({
              owner: self,
              problem: photoProblemOf(context),
            }),
          },
          on: {
            ...demanding('photo'),
            'photo.ready': {
              target: '.open',
              actions: [
                { type: 'keepPhoto', params: ({ event }) => event },
                'forgetProblem',
                'keepDraft',
              ],
            },
            'persona.dropPhoto': {
              target: '.open',
              actions: ['dropPhoto', 'forgetProblem', 'keepDraft'],
            },
            'persona.permit': {
              guard: 'hasPhoto',
              target: '.open',
              actions: [{ type: 'permit', params: ({ event }) => event }, 'keepDraft'],
            },
          },
          initial: 'open',
          states: {
            open: { description: 'A picture may be chosen, or none.' },
            missing: { description: 'Who has a picture must say that it may be used.' },
          },
        },
        review: {
          description: 'All of it at a glance, each part a step away; then it is made.',
          entry: entered('review'),
          on: {
            'persona.back': ways('review')['persona.back'],
            'persona.submit': [
              {
                guard: { type: 'needsPremium', params: ({ event }) => event },
                actions: offer,
              },
              { guard: 'isWhole', target: '#persona.saving' },
            ],
          },
        },
      },
    },

    saving: {
      description: 'The photo goes first, then the character, each once however often it is sent.',
      tags: ['busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'savePersona',
        src: 'savePersona',
        input: ({ context: { clientId, editing, values, photo, isPhotoGone } }) => ({
          clientId,
          id: editing?.id ?? null,
          values,
          photo,
          isPhotoGone,
        }),
        onDone: [
          { guard: isReply('saved'), target: 'saved', actions: keepSaved },
          { guard: isReply('premium'), target: 'making.review', actions: offer },
          { guard: isReply('madeBefore'), target: 'loading', actions: ['renewDraft', 'startOver'] },
          ...refusable.map(
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
      description: 'It is there: a new one is shown, a changed one is back among the others.',
      always: [
        { guard: 'isEditing', target: 'listed', actions: ['tellMade', 'startOver'] },
        { target: 'made', actions: ['tellMade', 'clearDraft'] },
      ],
    },

    made: {
      description: 'The new character, and the way to its chat.',
      on: { 'persona.list': { target: 'listed', actions: 'startOver' } },
    },
  },
});

export type PersonaRef = ActorRefFrom<typeof personaMachine>;
