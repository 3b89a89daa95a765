import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided } from '../shared/notProvided';

/** What the device remembers of the invitation. */
export type CommunityFact =
  | { type: 'community.recalled'; isDismissed: boolean }
  /** The user dismissed it in another tab. */
  | { type: 'community.dismissed' };

export type CommunityEvent = CommunityFact | { type: 'community.dismiss' };

export type CommunityCommand = { type: 'community.writeDismissal' };

/** `address`: of the community chat, on another site. */
export type CommunityInput = { address: string };

export const communityMachine = setup({
  types: {
    context: {} as CommunityInput,
    events: {} as CommunityEvent,
    input: {} as CommunityInput,
    tags: {} as 'inviting',
  },
  actors: { communityStorage: callbackNotProvided<CommunityCommand>('communityStorage') },
  guards: {
    isDismissed: (_, params: { isDismissed: boolean }) => params.isDismissed,
  },
  actions: {
    writeDismissal: sendTo('communityStorage', { type: 'community.writeDismissal' }),
  },
}).createMachine({
  id: 'community',
  description: 'The invitation to the community chat, until the user dismisses it on this device.',
  context: ({ input }) => input,
  invoke: { id: 'communityStorage', src: 'communityStorage' },
  initial: 'recalling',
  states: {
    recalling: {
      description:
        'Checks whether the invitation was dismissed on this device; shows nothing until that is known.',
      meta: { noScreen: 'it is passed through at once' },
      on: {
        'community.recalled': [
          {
            guard: { type: 'isDismissed', params: eventItself },
            target: 'dismissed',
          },
          { target: 'shown' },
        ],
        'community.dismissed': { target: 'dismissed' },
      },
    },
    shown: {
      description: 'The page shows the invitation to the community chat.',
      tags: ['inviting'],
      on: {
        'community.dismiss': { target: 'dismissed', actions: 'writeDismissal' },
        'community.dismissed': { target: 'dismissed' },
      },
    },
    dismissed: {
      description: 'The user dismissed the invitation for good, here or in another tab.',
      meta: { noScreen: 'it was dismissed' },
    },
  },
});

export type CommunityRef = ActorRefFrom<typeof communityMachine>;
