import { persona } from './personaSetup';

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
      on: { 'persona.confirm': { target: 'deleting' }, 'persona.keep': { target: 'resting' } },
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
          actions: [
            'dropMarked',
            { type: 'tellOwner', params: { notice: { type: 'catalogue.reload' } } },
          ],
        },
        onError: { target: 'undeleted' },
      },
    },
    undeleted: {
      description: 'It could not be deleted; it may be tried again.',
      on: { 'persona.confirm': { target: 'deleting' }, 'persona.keep': { target: 'resting' } },
    },
  },
});
