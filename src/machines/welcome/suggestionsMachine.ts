import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Character } from '../catalogue/character';
import type { Preference } from '../../../common/settings';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';

/** Enough to choose from without searching. */
const SHOWN = 12;

/** `isPremium`: the user can talk to premium characters, too. */
export type Wish = { preference: Preference | null; isPremium: boolean };

export type SuggestionsEvent =
  | ({ type: 'suggestions.wanted' } & Wish)
  | { type: 'suggestions.retry' }
  /** The language changed; names come from the server. */
  | { type: 'suggestions.translate' };

export type SuggestionsContext = Wish & { characters: readonly Character[] };

export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    tags: {} as 'loading',
  },
  actors: {
    loadSuggestions: notProvided<readonly Character[], { preference: Preference | null }>(
      'loadSuggestions',
    ),
  },
  guards: {
    isOther: ({ context }, wish: Wish) =>
      wish.preference !== context.preference || wish.isPremium !== context.isPremium,
    hasNobody: ({ context }) => context.characters.length === 0,
  },
  actions: {
    keepWish: assign((_, { preference, isPremium }: Wish) => ({ preference, isPremium })),
    /** Only characters that the user can talk to at once. */
    keepCharacters: assign(({ context }, params: { characters: readonly Character[] }) => ({
      characters: params.characters
        .filter(({ isPremium }) => context.isPremium || !isPremium)
        .slice(0, SHOWN),
    })),
  },
}).createMachine({
  id: 'suggestions',
  description: 'Suggests characters that suit the visitor, by their answers so far.',
  context: { preference: null, isPremium: false, characters: [] },
  on: {
    'suggestions.wanted': {
      guard: { type: 'isOther', params: eventItself },
      target: '.loading',
      actions: { type: 'keepWish', params: eventItself },
    },
    'suggestions.translate': { target: '.loading' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the characters; meanwhile nobody can be chosen.',
      tags: ['loading'],
      invoke: {
        id: 'loadSuggestions',
        src: 'loadSuggestions',
        input: ({ context: { preference } }) => ({ preference }),
        onDone: {
          target: 'deciding',
          actions: {
            type: 'keepCharacters',
            params: ({ event }) => ({ characters: event.output }),
          },
        },
        onError: { target: 'failed' },
      },
    },
    deciding: {
      description: 'Checks whether any characters were found.',
      always: [{ guard: 'hasNobody', target: 'failed' }, { target: 'shown' }],
    },
    shown: { description: 'The characters are on screen, the best matches first.' },
    failed: {
      description: 'The characters failed to load, or none were found; the visitor can try again.',
      on: { 'suggestions.retry': { target: 'loading' } },
    },
  },
});

export type SuggestionsRef = ActorRefFrom<typeof suggestionsMachine>;
