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

/** The characters there are: changed, deleted, or left for a new one. */
export const listed = persona.createStateConfig({
  description: 'The user’s own characters.',
  initial: 'resting',
  on: { 'persona.new': { target: 'recalling' } },
  states: {
    resting: {
      description: 'One may be changed or deleted, and a new one made.',
      on: {
        'persona.edit': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: '#persona.making',
          actions: [
            { type: 'edit', params: ({ event }) => event },
            { type: 'keepStep', params: { step: 'review' } },
          ],
        },
        'persona.delete': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'mark', params: ({ event }) => event },
        },
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
