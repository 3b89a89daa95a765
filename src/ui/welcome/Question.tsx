import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './WelcomePage.module.css';

/** A step's question; focused on mount, so that screen readers read it. */
export function Question({ title, text }: { title: ReactNode; text: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.words}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

/** Goes on without an answer, or with the current one. */
export function Pass({ isAnswered, onPass }: { isAnswered: boolean; onPass: () => void }) {
  return (
    <Button variant={isAnswered ? 'primary' : 'quiet'} size="large" wide onClick={onPass}>
      {isAnswered ? <FormattedMessage id="welcome.next" /> : <FormattedMessage id="welcome.skip" />}
    </Button>
  );
}
