import clsx from 'clsx';
import { Heart, SearchX } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { WallSuggestion } from '../../machines/catalogue/catalogueMachine';
import type { Character } from '../../machines/catalogue/character';
import { Button } from '../kit/Button';
import { CachedNotice } from '../offline/LazyCachedNotice';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { useIsFilled } from '../kit/useIsFilled';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { firstScreen, firstToLoad } from './cardPictures';
import { CardWall, skeletons } from './CardWall';
import { CharacterCard } from './CharacterCard';
import styles from './Explore.module.css';
import { Filters, type FiltersProps } from './Filters';
import { withInvitations } from './Invitations';
import { MoreCards, type MoreCardsProps } from './MoreCards';
import { tagName } from './tagNames';

export type ExploreProps = {
  /**
   * `refreshing`: the last answer stays, dimmed, until the next one is there. `exchanging`: the
   * public page stays unchanged until the visitor's own has loaded.
   */
  status: 'loading' | 'refreshing' | 'exchanging' | 'failed' | 'shown';
  characters: readonly Character[];
  filters: FiltersProps;
  /** What to try where nobody was found. */
  suggestions: readonly WallSuggestion[];
  searchHref: (suggestion: WallSuggestion) => string;
  onClearFilters: () => void;
  onRetry: () => void;
  more: MoreCardsProps;
  isOffline: boolean;
  /** When this device stored what is shown, if it did; in milliseconds since 1970. */
  cachedAt: number | null;
  /** Opens a character's profile over this page. */
  profileHref: (character: Character) => string;
  /** Where the user makes and edits personas, for which premium is needed in the end. */
  createHref: string;
  hasPremium: boolean;
};

export function Explore(props: ExploreProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="explore.title" />
      </h1>
      {props.cachedAt === null ? null : (
        <Suspense fallback={null}>
          <CachedNotice />
        </Suspense>
      )}
      <Filters {...props.filters} />
      <VisuallyHidden>
        <span role="status">
          <Announcement {...props} />
        </span>
      </VisuallyHidden>
      <section
        className={clsx(styles.results, props.status === 'refreshing' && styles.refreshing)}
        aria-busy={props.status === 'loading' || props.status === 'refreshing'}
      >
        <Results {...props} />
      </section>
    </div>
  );
}

/** Stays mounted and is empty at first, so that screen readers announce every change. */
function Announcement({ status, characters }: ExploreProps) {
  const count = useDeferredValue(characters.length, 0);
  if (status === 'loading') return <FormattedMessage id="explore.loading" />;
  if (status !== 'shown' || count === 0) return null;
  return <FormattedMessage id="explore.count" values={{ count }} />;
}

function Results(props: ExploreProps) {
  const { status, characters, more, onRetry } = props;
  if (status === 'failed') {
    return (
      <ErrorState onRetry={onRetry}>
        {props.isOffline ? (
          <FormattedMessage id="explore.offlineText" />
        ) : (
          <FormattedMessage id="explore.failedText" />
        )}
      </ErrorState>
    );
  }
  if (status === 'loading') {
    return <CardWall>{withInvitations(skeletons(15), props)}</CardWall>;
  }
  if (characters.length === 0) return <NothingFound {...props} />;
  return (
    <>
      <CardWall>
        <Cards {...props} />
        {more.state === 'loading' ? skeletons(5) : null}
      </CardWall>
      {status === 'shown' ? <MoreCards {...more} /> : null}
    </>
  );
}

/**
 * Cards below the first screen render a moment later, in space reserved from the start; a page
 * filled by the server has them all.
 */
function Cards(props: ExploreProps) {
  const { characters, profileHref } = props;
  const isFilled = useIsFilled();
  const drawn = useDeferredValue(characters.length, isFilled ? undefined : firstScreen);
  const cards = characters.slice(0, drawn).map((character, index) => (
    <li key={character.id}>
      <CharacterCard
        character={character}
        profileHref={profileHref(character)}
        eager={index < firstToLoad}
      />
    </li>
  ));
  return withInvitations([...cards, ...skeletons(characters.length - drawn)], props);
}

function NothingFound(props: ExploreProps) {
  const { filters, onClearFilters, suggestions } = props;
  const { favourites, search, chosen } = filters;
  if (favourites?.chosen && search === '' && chosen.length === 0) {
    return (
      <EmptyState
        icon={<Heart />}
        title={<FormattedMessage id="explore.noFavouritesTitle" />}
        action={
          <Button variant="primary" onClick={onClearFilters}>
            <FormattedMessage id="explore.showAll" />
          </Button>
        }
      >
        <FormattedMessage id="explore.noFavouritesText" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={<FormattedMessage id="explore.emptyTitle" />}
      action={
        <Button variant="primary" onClick={onClearFilters}>
          {search === '' ? (
            <FormattedMessage id="explore.clearFilters" />
          ) : (
            <FormattedMessage id="explore.clearSearch" />
          )}
        </Button>
      }
    >
      {suggestions.length === 0 ? (
        <FormattedMessage id="explore.emptyText" />
      ) : (
        <Suggestions {...props} />
      )}
    </EmptyState>
  );
}

function Suggestions({ suggestions, searchHref }: ExploreProps) {
  const intl = useIntl();
  return (
    <>
      <FormattedMessage id="explore.tryInstead" />
      <ul className={styles.suggestions}>
        {suggestions.map((suggestion) => (
          <li key={searchHref(suggestion)}>
            <Link className={styles.suggestion} href={searchHref(suggestion)}>
              {[suggestion.q, ...suggestion.tags.map((tag) => tagName(intl, tag))]
                .filter(Boolean)
                .join(' · ')}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
