import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { viewerMachine } from '../viewer/viewerMachine';
import type { ViewerNotice } from '../viewer/viewerMachine';

export type GalleryEvent = { type: 'gallery.show'; index: number; count: number } | ViewerNotice;

export type GalleryContext = {
  /** The picture that fills the screen, or did last. */
  index: number;
  /** How many pictures there are. */
  count: number;
};

const keepShown = {
  type: 'keepShown',
  params: ({ event: { index, count } }: { event: GalleryContext }) => ({ index, count }),
} as const;

export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    children: {} as { viewer: 'viewer' },
  },
  actors: { viewer: viewerMachine },
  actions: {
    keepShown: assign((_, shown: GalleryContext) => shown),
    turn: assign(({ context: { index, count } }, { step }: { step: 1 | -1 }) => ({
      index: Math.max(0, Math.min(count - 1, index + step)),
    })),
  },
}).createMachine({
  id: 'gallery',
  description: "A character's pictures, any of which can fill the screen.",
  context: { index: 0, count: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'The pictures stand in the profile.',
      on: { 'gallery.show': { target: 'open', actions: keepShown } },
    },
    open: {
      description: 'One picture fills the screen; the visitor can go on to the others.',
      meta: { noScreen: 'the stories of the viewer show it' },
      invoke: { id: 'viewer', src: 'viewer', input: ({ self }) => ({ owner: self }) },
      on: {
        'viewer.turned': {
          actions: { type: 'turn', params: ({ event: { step } }) => ({ step }) },
        },
        'viewer.closed': { target: 'closed' },
      },
    },
  },
});

export type GalleryRef = ActorRefFrom<typeof galleryMachine>;
