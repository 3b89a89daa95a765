import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type {
  Character,
  CharacterIntroduced,
  CharacterDetail,
  CharacterReply,
} from '../catalogue/character';
import { galleryMachine } from '../gallery/galleryMachine';
import { characterLoading, isFound, withCharacter, withCard } from '../shared/characterLoading';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';

export type CharacterProfileInput = {
  slug: string;
  /** The character, if it was fetched ahead. */
  character?: CharacterDetail | null;
};

export type CharacterProfileContext = CharacterProfileInput & {
  /** What the catalogue knows of the character, shown until the profile is loaded. */
  card: Character | null;
  character: CharacterDetail | null;
};

export const characterProfileMachine = setup({
  types: {
    context: {} as CharacterProfileContext,
    events: {} as CharacterIntroduced | { type: 'profile.retry' | 'profile.reload' },
    input: {} as CharacterProfileInput,
    tags: {} as 'loading' | 'failed',
    children: {} as { gallery: 'gallery' },
  },
  actors: {
    loadCharacter: notProvided<CharacterReply, { slug: string }>('loadCharacter'),
    gallery: galleryMachine,
  },
  guards: { isFound, hasCharacter: ({ context }) => context.character !== null },
  actions: {
    keepCard: assign(withCard),
    keepCharacter: assign(withCharacter),
  },
}).createMachine({
  id: 'characterProfile',
  description: "Shows a character's profile over the catalogue, before any chat.",
  context: ({ input }) => ({ ...input, card: null, character: input.character ?? null }),
  invoke: { id: 'gallery', src: 'gallery' },
  on: {
    'profile.reload': { target: '.loading' },
    'character.introduced': { actions: { type: 'keepCard', params: eventItself } },
  },
  initial: 'meeting',
  states: {
    meeting: {
      description: 'Checks whether the character was fetched ahead.',
      always: [{ guard: 'hasCharacter', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description:
        'Loads the profile; what the catalogue knows of the character is shown until then.',
      tags: ['loading'],
      invoke: characterLoading({ found: 'shown', failed: 'failed' }),
    },
    shown: { description: 'The profile is on screen.' },
    missing: { description: 'There is no such character; the overlay says so.' },
    failed: {
      description: 'The profile failed to load; the visitor can try again.',
      tags: ['failed'],
      on: { 'profile.retry': { target: 'loading' } },
    },
  },
});

export type CharacterProfileRef = ActorRefFrom<typeof characterProfileMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    characterProfile: typeof characterProfileMachine;
  }
}
