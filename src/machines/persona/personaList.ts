import { eventItself } from '../shared/eventItself';
import { persona } from './personaSetup';

/** The persona was deleted elsewhere while the user is asked whether to delete it. */
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

/** The user's personas: to edit, to delete, or to leave for a new one. */
export const listed = persona.createStateConfig({
  description: "The user's personas.",
  initial: 'resting',
  on: { 'persona.new': { target: 'recalling' } },
  states: {
    resting: {
      description: 'The user can edit or delete a persona, or make a new one.',
      on: { ...acts, 'persona.reread': { target: 'rereading' } },
    },
    rereading: {
      description:
        'Loads the personas again, because news may have been missed; the list stays on screen.',
      on: {
        ...acts,
        // The list that is loading may be older.
        'persona.told': {
          target: 'rereading',
          reenter: true,
          actions: { type: 'keepTold', params: eventItself },
        },
        'persona.gone': {
          target: 'rereading',
          reenter: true,
          actions: { type: 'dropGone', params: eventItself },
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
      description:
        'Asks the user to confirm, because the persona is deleted together with its chats.',
      on: {
        'persona.confirm': { target: 'deleting' },
        'persona.keep': { target: 'resting' },
        'persona.gone': goneMeanwhile,
      },
    },
    deleting: {
      description: 'Waiting for the server to delete the persona.',
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
          // The answer was lost, but the event stream has reported the deletion.
          { target: 'resting', actions: 'dropMarked' },
        ],
      },
    },
    undeleted: {
      description: 'The persona could not be deleted; the user can try again.',
      on: {
        'persona.confirm': { target: 'deleting' },
        'persona.keep': { target: 'resting' },
        'persona.gone': goneMeanwhile,
      },
    },
  },
});
