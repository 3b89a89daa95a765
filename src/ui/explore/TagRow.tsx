import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './TagRow.module.css';

type TagRowProps = { className?: string | false | undefined; count: number; children: ReactNode };

/** How much of the row an arrow passes: what was at its edge stays in sight. */
const STEP = 0.8;
/** A fraction of a pixel is left over when a zoomed page is scrolled to its end. */
const ROUNDING = 2;

/** One row of filters that scrolls; a mouse has arrows where there is more of it. */
export function TagRow({ className, count, children }: TagRowProps) {
  const intl = useIntl();
  const row = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });

  const measure = () => {
    if (row.current === null) return;
    const { clientWidth, scrollLeft, scrollWidth } = row.current;
    const before = scrollLeft > ROUNDING;
    const after = scrollWidth - clientWidth - scrollLeft > ROUNDING;
    setHidden((last) =>
      last.before === before && last.after === after ? last : { before, after },
    );
  };

  useEffect(() => {
    if (row.current === null) return;
    const observer = new ResizeObserver(measure);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [count]);

  const go = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * STEP * row.current.clientWidth });

  return (
    <div className={styles.frame}>
      <ul
        ref={row}
        className={clsx(styles.tags, className)}
        aria-label={intl.formatMessage({ id: 'explore.filters' })}
        onScroll={measure}
      >
        {children}
      </ul>
      {/* Not for Tab, which brings each filter into sight by itself. */}
      {count > 0 && hidden.before ? (
        <button
          type="button"
          tabIndex={-1}
          className={clsx(styles.arrow, styles.before)}
          aria-label={intl.formatMessage({ id: 'explore.filtersBefore' })}
          onClick={() => go(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
      ) : null}
      {count > 0 && hidden.after ? (
        <button
          type="button"
          tabIndex={-1}
          className={clsx(styles.arrow, styles.after)}
          aria-label={intl.formatMessage({ id: 'explore.filtersAfter' })}
          onClick={() => go(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
