import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Character, CharacterDetail, CharacterReply } from '../catalogue/character';
import type { CharacterPage, CatalogueQuery } from '../catalogue/catalogueMachine';
import { characterLoading, isFound, withCharacter } from '../shared/characterLoading';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';
import type { Subject } from './job';

/** The most that a page of the catalogue can have; other characters are found by name. */
const WALL_SIZE = 60;

export type SubjectEvent =
  | { type: 'subject.search'; q: string }
  | { type: 'subject.pick'; slug: string }
  /** The character and picture of a job, as they were chosen then. */
  | { type: 'subject.recall'; subject: Subject }
  | { type: 'subject.retry' }
  | { type: 'subject.another' }
  /** The language changed; names come from the server. */
  | { type: 'subject.translate' };

/** `slug`: the character that the address names. */
export type SubjectInput = { slug: string | null };

export type SubjectContext = {
  q: string;
  characters: readonly Character[];
  slug: string;
  character: CharacterDetail | null;
  pictureId: string | null;
};

const queryOf = (q: string): CatalogueQuery => ({
  q,
  tags: ['official'],
  sort: 'popular',
  favourites: false,
});

const pageOf = ({ event }: { event: { output: CharacterPage } }) => ({ page: event.output });

export const subjectMachine = setup({
  types: {
    context: {} as SubjectContext,
    events: {} as SubjectEvent,
    input: {} as SubjectInput,
    tags: {} as 'wall' | 'loading' | 'failed',
  },
  actors: {
    loadCharacters: notProvided<
      CharacterPage,
      { query: CatalogueQuery; size: number; cursor: string | null }
    >('loadCharacters'),
    loadCharacter: notProvided<CharacterReply, { slug: string }>('loadCharacter'),
  },
  guards: {
    isFound,
    hasSlug: ({ context }) => context.slug !== '',
    isAnother: ({ context }, params: { slug: string }) => context.slug !== params.slug,
    isEmpty: (_, params: { page: CharacterPage }) => params.page.characters.length === 0,
  },
  actions: {
    keepQuery: assign((_, params: { q: string }) => ({ q: params.q })),
    keepCharacters: assign((_, params: { page: CharacterPage }) => ({
      characters: params.page.characters,
    })),
    keepSlug: assign((_, params: { slug: string }) => ({
      slug: params.slug,
      character: null,
      pictureId: null,
    })),
    keepSubject: assign((_, { subject }: { subject: Subject }) => ({
      ...subject,
      character: null,
    })),
    keepCharacter: assign(withCharacter),
    /** There is one hidden picture, whichever picture of the gallery it is asked for by. */
    choosePicture: assign(({ context: { character, pictureId } }) => ({
      pictureId: pictureId ?? character?.gallery.find(({ id }) => id !== undefined)?.id ?? null,
    })),
    forgetSubject: assign({ slug: '', character: null, pictureId: null }),
  },
  delays: {
    /** So that not every letter sends a request. */
    searchPause: 300,
  },
}).createMachine({
  id: 'subject',
  description: 'Chooses the character whose hidden picture is wanted.',
  context: ({ input }) => ({
    q: '',
    characters: [],
    slug: input.slug ?? '',
    character: null,
    pictureId: null,
  }),
  on: {
    'subject.recall': {
      guard: { type: 'isAnother', params: ({ event }) => event.subject },
      target: '.gallery',
      actions: { type: 'keepSubject', params: eventItself },
    },
    'subject.translate': [{ guard: 'hasSlug', target: '.gallery' }, { target: '.wall' }],
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the address names a character.',
      always: [{ guard: 'hasSlug', target: 'gallery' }, { target: 'wall' }],
    },
    wall: {
      description:
        'The user chooses an official character, from all of them or from those that match the search.',
      tags: ['wall'],
      on: {
        'subject.search': {
          target: '.typing',
          actions: { type: 'keepQuery', params: eventItself },
        },
        'subject.pick': {
          target: 'gallery',
          actions: { type: 'keepSlug', params: eventItself },
        },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Loads the characters; the previous ones stay on screen.',
          tags: ['loading'],
          invoke: {
            id: 'loadCharacters',
            src: 'loadCharacters',
            input: ({ context }) => ({ query: queryOf(context.q), size: WALL_SIZE, cursor: null }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: pageOf },
                target: 'empty',
                actions: { type: 'keepCharacters', params: pageOf },
              },
              { target: 'shown', actions: { type: 'keepCharacters', params: pageOf } },
            ],
            onError: { target: 'failed' },
          },
        },
        typing: {
          description: 'The user is typing; the search waits for a pause.',
          tags: ['loading'],
          after: { searchPause: { target: 'loading' } },
        },
        shown: { description: 'The characters are on screen.' },
        empty: { description: 'No character matches the search.' },
        failed: {
          description: 'The characters failed to load; the user can try again.',
          tags: ['failed'],
          on: { 'subject.retry': { target: 'loading' } },
        },
      },
    },
    gallery: {
      description: 'A character is chosen, and shown with its gallery.',
      on: {
        'subject.another': { target: 'wall', actions: 'forgetSubject' },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Loads the pictures of the character.',
          tags: ['loading'],
          invoke: characterLoading({ found: 'shown', failed: 'failed' }),
        },
        missing: {
          description: 'There is no such character, so the user chooses another one.',
          always: { target: '#subject.wall', actions: 'forgetSubject' },
        },
        shown: {
          description: 'The pictures of the gallery are on screen.',
          entry: 'choosePicture',
        },
        failed: {
          description: 'The pictures failed to load; the user can try again.',
          tags: ['failed'],
          on: { 'subject.retry': { target: 'loading' } },
        },
      },
    },
  },
});

export type SubjectRef = ActorRefFrom<typeof subjectMachine>;
