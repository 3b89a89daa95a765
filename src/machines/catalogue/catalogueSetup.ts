import { assign, sendTo, setup } from 'xstate';
import { pageSizes } from '../../../common/pageSizes';
import { isSameWall } from '../../../common/wallQuery';
import type { Sort, WallQuery } from '../../../common/wallQuery';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { Character, CharacterIntroduced } from './character';

export type CatalogueQuery = WallQuery & {
  /** Only the user's favourites. */
  favourites: boolean;
};

/** A search that finds somebody. */
export type WallSuggestion = Pick<WallQuery, 'q' | 'tags'>;

/** `cachedAt`: when the server sent it, in milliseconds since 1970, if this device cached it. */
export type CharacterPage = {
  characters: readonly Character[];
  next: string | null;
  /** What to try where nobody was found. */
  suggestions?: readonly WallSuggestion[];
  cachedAt?: number | undefined;
};

export type TagCount = { tag: string; count: number };

/** What changes the catalogue from outside. */
export type CatalogueNews =
  /** The visitor or the language changed. */
  | { type: 'catalogue.reload' }
  /** It became known that the visitor is logged in. */
  | { type: 'catalogue.personalize' }
  /** Events may have been missed. */
  | { type: 'catalogue.reread' }
  /** Made in this tab: shown whatever the filters say. */
  | { type: 'persona.created'; character: Character }
  /** Its new content; also sent when it was made or changed in another tab. */
  | { type: 'persona.changed'; character: Character }
  | { type: 'persona.removed'; id: string };

export type CatalogueEvent =
  | CatalogueNews
  /** The visitor passed the age gate: the catalogue may load. */
  | { type: 'catalogue.open' }
  | { type: 'catalogue.search'; q: string }
  /** What the address asks for. */
  | { type: 'catalogue.show'; query: WallQuery }
  | { type: 'catalogue.toggleTag'; tag: string }
  | { type: 'catalogue.toggleFavourites' }
  | { type: 'catalogue.sort'; sort: Sort }
  | { type: 'catalogue.clearFilters' }
  | { type: 'catalogue.more' }
  | { type: 'catalogue.retry' }
  | { type: 'catalogue.introduce'; slug: string; to: Owner<CharacterIntroduced> }
  /** The first page as everybody sees it, fetched ahead. */
  | { type: 'catalogue.offer'; page: CharacterPage };

/** `isTyped`: it changes with every word, so the address keeps its place in the history. */
export type CatalogueNotice = { type: 'catalogue.sought'; query: WallQuery; isTyped: boolean };

export type CatalogueInput = {
  owner: Owner<CatalogueNotice>;
  query: WallQuery;
  /** The first page, if it came with the app because the age gate was passed before. */
  page: CharacterPage | null;
};

export type CatalogueContext = {
  owner: Owner<CatalogueNotice>;
  query: CatalogueQuery;
  /** Loaded without a login, so that it is the same for everybody. */
  isEverybodys: boolean;
  characters: readonly Character[];
  next: string | null;
  suggestions: readonly WallSuggestion[];
  tags: readonly TagCount[];
  /** When the content on screen was cached on this device; null when it is fresh. */
  cachedAt: number | null;
};

/** The query when no filter is chosen. */
export const everything: CatalogueQuery = { q: '', tags: [], sort: 'popular', favourites: false };

export const catalogue = setup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    input: {} as CatalogueInput,
    tags: {} as 'loading' | 'busy' | 'failed' | 'cached',
  },
  actors: {
    loadCharacters: notProvided<
      CharacterPage,
      { query: CatalogueQuery; size: number; cursor: string | null }
    >('loadCharacters'),
    loadTags: notProvided<readonly TagCount[]>('loadTags'),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
    isKept: (_, params: { page: CharacterPage }) => params.page.cachedAt !== undefined,
    isEverybodys: ({ context }) => context.isEverybodys,
    /** As a visitor first finds it; a member's own list is never everybody's. */
    isUnfiltered: ({ context }) => context.query === everything,
    isAnotherQuery: ({ context }, params: { query: WallQuery }) =>
      !isSameWall(context.query, params.query),
    /** No search and no filter: every character is listed. */
    isWhole: ({ context: { query } }) =>
      query.q.trim() === '' && query.tags.length === 0 && !query.favourites,
    isShown: ({ context }, { id }: { id: string }) =>
      context.characters.some((character) => character.id === id),
    isNew: ({ context }, { id }: { id: string }) =>
      context.characters.every((character) => character.id !== id),
  },
  actions: {
    keepFirstPage: assign((_, params: { page: CharacterPage; isEverybodys?: boolean }) => ({
      characters: params.page.characters,
      next: params.page.next,
      suggestions: params.page.suggestions ?? [],
      cachedAt: params.page.cachedAt ?? null,
      isEverybodys: params.isEverybodys === true,
    })),
    /** The user's own characters come first, as the page has them; the others stay as loaded so far. */
    keepReread: assign(({ context }, { page }: { page: CharacterPage }) => ({
      characters: merged(
        page.characters,
        context.characters.filter(({ kind }) => kind === 'official'),
      ),
      next: context.characters.length > pageSizes.wall ? context.next : page.next,
      isEverybodys: false,
    })),
    keepNextPage: assign(({ context }, params: { page: CharacterPage }) => ({
      characters: merged(context.characters, params.page.characters),
      next: params.page.next,
      isEverybodys: false,
    })),
    keepTags: assign((_, params: { tags: readonly TagCount[] }) => ({ tags: params.tags })),
    show: assign(({ context }, params: { query: WallQuery }) => ({
      query: { ...params.query, favourites: context.query.favourites },
    })),
    tellSought: sendTo(
      ({ context }: { context: CatalogueContext }) => context.owner,
      (
        { context: { query } }: { context: CatalogueContext },
        { isTyped }: { isTyped: boolean },
      ): CatalogueNotice => ({ type: 'catalogue.sought', query, isTyped }),
    ),
    search: assign(({ context }, params: { q: string }) => ({
      query: { ...context.query, q: params.q },
    })),
    toggleTag: assign(({ context }, params: { tag: string }) => ({
      query: { ...context.query, tags: toggled(context.query.tags, params.tag) },
    })),
    toggleFavourites: assign(({ context: { query } }) => ({
      query: { ...query, favourites: !query.favourites },
    })),
    sort: assign(({ context }, params: { sort: Sort }) => ({
      query: { ...context.query, sort: params.sort },
    })),
    clearFilters: assign(({ context }) => ({ query: { ...everything, sort: context.query.sort } })),
    forget: assign({ characters: [], next: null, cachedAt: null }),
    forgetPerson: assign(({ context }) => ({
      characters: [],
      next: null,
      cachedAt: null,
      query: { ...context.query, favourites: false },
    })),
    prepend: assign(({ context }, params: { character: Character }) => ({
      characters: [
        params.character,
        ...context.characters.filter(({ id }) => id !== params.character.id),
      ],
      isEverybodys: false,
    })),
    replace: assign(({ context }, params: { character: Character }) => ({
      characters: context.characters.map((character) =>
        character.id === params.character.id ? params.character : character,
      ),
    })),
    remove: assign(({ context }, { id }: { id: string }) => ({
      characters: context.characters.filter((character) => character.id !== id),
    })),
    introduce: sendTo(
      (_, params: { slug: string; to: Owner<CharacterIntroduced> }) => params.to,
      (
        { context }: { context: CatalogueContext },
        params: { slug: string },
      ): CharacterIntroduced => ({
        type: 'character.introduced',
        card: context.characters.find(({ slug }) => slug === params.slug) ?? null,
      }),
    ),
  },
  delays: {
    /** How long typing must pause before the search starts. */
    searchPause: 250,
    /** The pause between two attempts to replace what the device kept. */
    catchUpPause: 5_000,
  },
});

const merged = (
  characters: readonly Character[],
  more: readonly Character[],
): readonly Character[] => {
  const known = new Set(characters.map(({ id }) => id));
  return [...characters, ...more.filter(({ id }) => !known.has(id))];
};

const toggled = (tags: readonly string[], tag: string): readonly string[] =>
  tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
