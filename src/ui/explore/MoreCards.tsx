import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './MoreCards.module.css';

export type MoreCardsProps = {
  /** `end`: all characters are shown. */
  state: 'idle' | 'loading' | 'failed' | 'end';
  onMore: () => void;
  onRetry: () => void;
};

/** The foot of Explore: loads more when it comes near, and otherwise has a button. */
export function MoreCards({ state, onMore, onRetry }: MoreCardsProps) {
  const foot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state !== 'idle' || !foot.current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore();
      },
      { rootMargin: '900px 0px' },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [state, onMore]);

  return (
    <div className={styles.foot} ref={foot}>
      {state === 'end' ? (
        <p>
          <FormattedMessage id="explore.end" />
        </p>
      ) : state === 'failed' ? (
        <>
          <p role="alert">
            <FormattedMessage id="explore.moreFailed" />
          </p>
          <Button onClick={onRetry}>
            <FormattedMessage id="action.tryAgain" />
          </Button>
        </>
      ) : (
        <Button onClick={onMore} busy={state === 'loading'}>
          <FormattedMessage id="explore.more" />
        </Button>
      )}
    </div>
  );
}
