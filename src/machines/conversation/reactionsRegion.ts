import { eventItself } from '../shared/eventItself';
import { conversationReactions } from './reactionSetup';

type OfMessage = { event: { messageId: string } };

const end = { type: 'endReaction', params: ({ event }: OfMessage) => event } as const;

export const reactions = conversationReactions.createStateConfig({
  description: "The user's reactions to messages; each that is being saved runs its own machine.",
  meta: { noScreen: 'each reaction has states of its own' },
  on: {
    'chat.react': {
      guard: { type: 'isReactable', params: eventItself },
      actions: { type: 'react', params: eventItself },
    },
    'server.message': { actions: { type: 'tellReaction', params: eventItself } },
    'reaction.saved': {
      actions: [{ type: 'keepReaction', params: eventItself }, end],
    },
    'reaction.refused': {
      actions: [end, { type: 'raiseAlert', params: { content: 'reactionFailed' } }],
    },
    'reaction.lost': { actions: end },
  },
});
