import { conversationReactions } from './reactionSetup';

type OfMessage = { event: { messageId: string } };

const end = { type: 'endReaction', params: ({ event }: OfMessage) => event } as const;

export const reactions = conversationReactions.createStateConfig({
  description: "The user's reactions to messages; each that is being saved runs its own machine.",
  meta: { noScreen: 'each reaction has states of its own' },
  on: {
    'chat.react': {
      guard: { type: 'isReactable', params: ({ event }) => event },
      actions: { type: 'react', params: ({ event }) => event },
    },
    'server.message': { actions: { type: 'tellReaction', params: ({ event }) => event } },
    'reaction.saved': {
      actions: [{ type: 'keepReaction', params: ({ event }) => event }, end],
    },
    'reaction.refused': {
      actions: [end, { type: 'raiseAlert', params: { content: 'reactionFailed' } }],
    },
    'reaction.lost': { actions: end },
  },
});
