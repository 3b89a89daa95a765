import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { wallParams } from '../../../common/wallQuery';
import type { SnapshotFrom } from 'xstate';
import type { catalogueMachine, CatalogueRef } from '../../machines/catalogue/catalogueMachine';
import { formatAddress, formatSearch } from '../../machines/navigation/address';
import type { OverlayName } from '../../machines/navigation/address';
import type { ExploreProps } from './Explore';
import type { MoreCardsProps } from './MoreCards';

type Surroundings = {
  catalogue: CatalogueRef;
  /** The address that opens an overlay over this page. */
  href: (name: OverlayName, params?: Readonly<Record<string, string>>) => string;
  isMember: boolean;
  hasPremium: boolean;
  isOffline: boolean;
};

/** The characters as the catalogue has them. */
export function useExplore({
  catalogue,
  href,
  isMember,
  hasPremium,
  isOffline,
}: Surroundings): ExploreProps {
  const { query, characters, tags, suggestions, cachedAt } = useSelector(
    catalogue,
    ({ context }) => context,
  );
  const status = useSelector(catalogue, toStatus);
  const more = useSelector(catalogue, toMore);

  const handlers = useMemo(
    () => ({
      onMore: () => catalogue.send({ type: 'catalogue.more' }),
      onRetry: () => catalogue.send({ type: 'catalogue.retry' }),
      onClearFilters: () => catalogue.send({ type: 'catalogue.clearFilters' }),
    }),
    [catalogue],
  );

  return {
    status,
    isOffline,
    cachedAt,
    characters,
    filters: {
      search: query.q,
      onSearch: (q) => catalogue.send({ type: 'catalogue.search', q }),
      tags,
      chosen: query.tags,
      onToggleTag: (tag) => catalogue.send({ type: 'catalogue.toggleTag', tag }),
      favourites: isMember
        ? {
            chosen: query.favourites,
            onToggle: () => catalogue.send({ type: 'catalogue.toggleFavourites' }),
          }
        : undefined,
      sort: query.sort,
      onSort: (sort) => catalogue.send({ type: 'catalogue.sort', sort }),
    },
    suggestions,
    searchHref: (suggestion) =>
      formatAddress({
        path: '/',
        search: formatSearch(wallParams({ ...suggestion, sort: query.sort })),
      }),
    onClearFilters: handlers.onClearFilters,
    onRetry: handlers.onRetry,
    more: { state: more, onMore: handlers.onMore, onRetry: handlers.onRetry },
    createHref: href('create'),
    hasPremium,
    profileHref: ({ slug }) => href('profile', { about: `bot:${slug}` }),
  };
}

type CatalogueSnapshot = SnapshotFrom<typeof catalogueMachine>;

function toStatus(snapshot: CatalogueSnapshot): ExploreProps['status'] {
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.matches({ open: { list: { shown: 'exchanging' } } })) return 'exchanging';
  if (snapshot.matches({ open: { list: 'shown' } })) return 'shown';
  // Nothing changes while it is requested again.
  if (snapshot.context.cachedAt !== null) return 'shown';
  return snapshot.context.characters.length > 0 ? 'refreshing' : 'loading';
}

function toMore(snapshot: CatalogueSnapshot): MoreCardsProps['state'] {
  if (snapshot.matches({ open: { list: { shown: 'loadingMore' } } })) return 'loading';
  if (snapshot.matches({ open: { list: { shown: 'moreFailed' } } })) return 'failed';
  return snapshot.context.next === null ? 'end' : 'idle';
}
