import { persona } from './personaSetup';

/** While it is asked whether to delete somebody who is gone meanwhile. */
const goneMeanwhile = {
  guard: {
    type: 'isMarked',
    params: ({ event }: { event: { id: string } }) => event,
  },
  target: 'resting',
  actions: 'dropMarked',
} as const;

const acts = {
  'persona.edit': {
    guard: {
      type: 'isKnown',
      params: ({ event }: { event: { id: string } }) => event,
    },
    target: '#persona.making',
    actions: [
      { type: 'edit', params: ({ event }: { event: { id: string } }) => event },
      { type: 'keepStep', params: { step: 'review' } },
    ],
  },
  'persona.delete': {
    guard: {
      type: 'isKnown',
      params: ({ event }: { event: { id: string } }) => event,
    },
    target: 'confirming',
    actions: { type: 'mark', params: ({ event }: { event: { id: string } }) => event },
  },
} as const;

/** The characters there are: changed, deleted, or left for a new one. */
export const listed = persona.createStateConfig({
  description: 'The user’s own characters.',
  initial: 'resting',
  on: { 'persona.new': { target: 'recalling' } },
  states: {
    resting: {
      description: 'One may be changed or deleted, and a new one made.',
      on: { ...acts, 'persona.reread': { target: 'rereading' } },
    },
    rereading: {
      description: 'They are read again, for news may have been missed; the list stays meanwhile.',
      on: {
        ...acts,
        // What is on its way may be older.
        'persona.told': {
          target: 'rereading',
          reenter: true,
          actions: { type: 'keepTold', params: ({ event }) => event },
        },
        'persona.gone': {
          target: 'rereading',
          reenter: true,
          actions: { type: 'dropGone', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'rereadPersonas',
        src: 'listPersonas',
        onDone: {
          target: 'resting',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: { target: 'resting' },
      },
    },
    confirming: {
      description: 'It is asked once more, for what is deleted is gone with its chats.',
      on: {
        'persona.confirm': { target: 'deleting' },
        'persona.keep': { target: 'resting' },
        'persona.gone': goneMeanwhile,
      },
    },
    deleting: {
      description: 'It is being deleted.',
      tags: ['busy'],
      invoke: {
        id: 'deletePersona',
        src: 'deletePersona',
        input: ({ context }) => ({ id: context.marked?.id ?? null }),
        onDone: {
          target: 'resting',
          actions: ['tellRemoved', 'dropMarked'],
        },
        onError: [
          { guard: 'isMarkedHere', target: 'undeleted' },
          // The answer was lost, and the line told it.
          { target: 'resting', actions: 'dropMarked' },
        ],
      },
    },
    undeleted: {
      description: 'It could not be deleted; it may be tried again.',
      on: {
        'persona.confirm': { target: 'deleting' },
        'persona.keep': { target: 'resting' },
        'persona.gone': goneMeanwhile,
      },
    },
  },
});
