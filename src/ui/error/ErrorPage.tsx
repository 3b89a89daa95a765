import { RotateCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../kit/Button';
import styles from './ErrorPage.module.css';

export type ErrorPageProps = {
  error: { kind: 'notFound'; path: string } | { kind: 'internal' };
  onReload: () => void;
};

export function ErrorPage({ error, onReload }: ErrorPageProps) {
  const isMissing = error.kind === 'notFound';
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        {isMissing ? '404' : '500'}
      </p>
      <h1 className={styles.title}>
        {isMissing ? (
          <FormattedMessage id="error.notFoundTitle" />
        ) : (
          <FormattedMessage id="error.internalTitle" />
        )}
      </h1>
      {isMissing ? (
        <>
          <p className={styles.path}>
            <FormattedMessage id="error.notFoundPath" values={{ path: error.path }} />
          </p>
          <p className={styles.text}>
            <FormattedMessage id="error.notFoundHint" />
          </p>
        </>
      ) : (
        <p className={styles.text}>
          <FormattedMessage id="error.internalText" />
        </p>
      )}
      <div className={styles.actions}>
        {isMissing ? null : (
          <Button variant="primary" icon={<RotateCw />} onClick={onReload}>
            <FormattedMessage id="error.reload" />
          </Button>
        )}
        <ButtonLink href="/" variant={isMissing ? 'primary' : 'secondary'}>
          <FormattedMessage id="error.backHome" />
        </ButtonLink>
      </div>
    </div>
  );
}
