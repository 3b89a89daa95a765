import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguagePicker, type LanguagePickerProps } from '../shell/LanguagePicker';
import { Logo } from '../brand/Logo';
import { Button } from '../kit/Button';
import { DocumentLink } from '../kit/DocumentLink';
import styles from './AgeGate.module.css';

export type AgeGateProps = {
  language: Pick<LanguagePickerProps, 'locale' | 'onLocale'>;
  busy: boolean;
  failed: boolean;
  onConfirm: () => void;
  onDecline: () => void;
};

/** Fills the page until the visitor confirms being 18; nothing of the catalogue is behind it. */
export function AgeGate({ language, busy, failed, onConfirm, onDecline }: AgeGateProps) {
  const titleId = useId();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
        <LanguagePicker {...language} />
      </header>
      <main className={styles.card} aria-labelledby={titleId}>
        <div className={styles.cards} aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
          <span />
          <strong className={styles.seal}>18+</strong>
        </div>
        <h1 id={titleId} className={styles.title}>
          <FormattedMessage id="ageGate.title" />
        </h1>
        <p className={styles.text}>
          <FormattedMessage id="ageGate.text" />
        </p>
        {failed ? (
          <p className={styles.failed} role="alert">
            <FormattedMessage id="ageGate.failed" />
          </p>
        ) : null}
        <div className={styles.actions}>
          <Button variant="primary" size="large" wide busy={busy} onClick={onConfirm}>
            <FormattedMessage id="ageGate.confirm" />
          </Button>
          <Button variant="secondary" size="large" wide disabled={busy} onClick={onDecline}>
            <FormattedMessage id="ageGate.decline" />
          </Button>
        </div>
        <p className={styles.small}>
          <FormattedMessage id="ageGate.privacy" />
        </p>
        <p className={styles.documents}>
          <DocumentLink name="terms">
            <FormattedMessage id="footer.terms" />
          </DocumentLink>
          <DocumentLink name="privacy">
            <FormattedMessage id="footer.privacy" />
          </DocumentLink>
        </p>
      </main>
    </div>
  );
}
