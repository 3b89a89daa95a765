import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { Button } from '../kit/Button';
import styles from './ListPage.module.css';

export type ListPageProps = { title: ReactNode; children: ReactNode };

/** A subpage of the settings that lists things of one kind. */
export function ListPage({ title, children }: ListPageProps) {
  return (
    <div className={styles.page}>
      <Link className={styles.back} href="/settings">
        <ArrowLeft aria-hidden="true" />
        <FormattedMessage id="settings.title" />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}

export type MoreRowsProps = {
  list: { isBusy: boolean; hasMoreFailed: boolean; more: () => void; retry: () => void };
  /** Shown if they could not be loaded. */
  failed: ReactNode;
  /** The label of the button that loads them. */
  children: ReactNode;
};

/** Loads older rows. */
export function MoreRows({ list, failed, children }: MoreRowsProps) {
  const { isBusy, hasMoreFailed, more, retry } = list;
  return (
    <div className={styles.more}>
      {hasMoreFailed ? <p role="alert">{failed}</p> : null}
      <Button busy={isBusy} onClick={hasMoreFailed ? retry : more}>
        {hasMoreFailed ? <FormattedMessage id="action.tryAgain" /> : children}
      </Button>
    </div>
  );
}
