import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './SearchResults.module.css';
import type { ChatSearchView } from './useChatSearch';

/** The foot of the hits: loads older ones when it comes near, and otherwise has a button. */
export function MoreHits({ search: { past, more, retry } }: { search: ChatSearchView }) {
  const foot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (past !== 'idle' || foot.current === null || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more();
      },
      { rootMargin: '300px 0px' },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [past, more]);

  return (
    <div className={styles.more} ref={foot}>
      {past === 'failed' ? (
        <p role="alert">
          <FormattedMessage id="search.moreFailed" />
        </p>
      ) : null}
      <Button busy={past === 'loading'} onClick={past === 'failed' ? retry : more}>
        {past === 'failed' ? (
          <FormattedMessage id="action.tryAgain" />
        ) : (
          <FormattedMessage id="search.more" />
        )}
      </Button>
    </div>
  );
}
