import { MessageCircleQuestion, MessagesSquare, RotateCw } from 'lucide-react';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SearchHit } from '../../machines/chatSearch/hit';
import { Button } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { HitRow } from './HitRow';
import { MoreHits } from './MoreHits';
import styles from './SearchResults.module.css';
import type { ChatSearchView } from './useChatSearch';

export type SearchResultsProps = {
  search: ChatSearchView;
  hrefOf: (hit: SearchHit) => string;
  /** In a search over all chats, each hit must name its chat. */
  isOfMany: boolean;
  /** After a hit was opened. */
  onChosen?: (messageId: string) => void;
};

/** The results of a search, in each of its states. */
export function SearchResults(props: SearchResultsProps) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Announcement search={props.search} />
        </span>
      </VisuallyHidden>
      <Results {...props} />
    </>
  );
}

/** Stays mounted and is empty at first, so that screen readers announce every change. */
function Announcement({ search }: Pick<SearchResultsProps, 'search'>) {
  const { status, hits, hasMore, chosen } = search;
  const count = useDeferredValue(hits.length, 0);
  if (status === 'searching') return <FormattedMessage id="search.searching" />;
  if (status !== 'found' || count === 0) return null;
  if (chosen !== null) return <FormattedMessage id="search.shown" />;
  return hasMore ? (
    <FormattedMessage id="search.countMore" values={{ count }} />
  ) : (
    <FormattedMessage id="search.count" values={{ count }} />
  );
}

function Results({ search, hrefOf, isOfMany, onChosen }: SearchResultsProps) {
  const { status, hits } = search;
  if (status === 'failed' || status === 'limited')
    return <NotSearched search={search} isOfMany={isOfMany} />;
  if (status === 'notFound')
    return isOfMany ? <NoMessages /> : <NotFound query={search.answered ?? ''} />;
  if (status === 'searching' && hits.length === 0) return <HitSkeletons isOfMany={isOfMany} />;
  if (status !== 'searching' && status !== 'found') return isOfMany ? null : <Introduction />;
  return (
    <div aria-busy={status === 'searching'}>
      <ul>
        {hits.map((hit) => (
          <HitRow
            key={hit.messageId}
            hit={hit}
            href={hrefOf(hit)}
            isOfMany={isOfMany}
            isChosen={hit.messageId === search.chosen}
            onChoose={(messageId) => {
              search.choose(messageId);
              onChosen?.(messageId);
            }}
          />
        ))}
      </ul>
      {status === 'found' && search.hasMore ? <MoreHits search={search} /> : null}
    </div>
  );
}

/** Below chats that may have been found, it takes up only one line. */
function NotSearched({ search, isOfMany }: Pick<SearchResultsProps, 'search' | 'isOfMany'>) {
  const text =
    search.status === 'failed' ? (
      <FormattedMessage id="search.failed" />
    ) : (
      <FormattedMessage id="search.limited" />
    );
  if (!isOfMany) return <ErrorState onRetry={search.retry}>{text}</ErrorState>;
  return (
    <div className={styles.notSearched} role="alert">
      <p>{text}</p>
      <Button size="small" icon={<RotateCw />} onClick={search.retry}>
        <FormattedMessage id="action.tryAgain" />
      </Button>
    </div>
  );
}

function NotFound({ query }: { query: string }) {
  return (
    <EmptyState
      icon={<MessageCircleQuestion />}
      title={<FormattedMessage id="search.notFound" values={{ query: <bdi>{query}</bdi> }} />}
    >
      <FormattedMessage id="search.notFoundText" />
    </EmptyState>
  );
}

/** Below chats that may have been found. */
function NoMessages() {
  return (
    <p className={styles.noMessages} role="status">
      <FormattedMessage id="search.noMessages" />
    </p>
  );
}

function Introduction() {
  return (
    <div className={styles.introduction}>
      <MessagesSquare aria-hidden="true" />
      <p>
        <FormattedMessage id="search.introduction" />
      </p>
    </div>
  );
}

function HitSkeletons({ isOfMany }: { isOfMany: boolean }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          {isOfMany ? <Skeleton className={styles.avatar} /> : null}
          <div className={styles.lines}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.shortLine} />
          </div>
        </div>
      ))}
    </div>
  );
}
