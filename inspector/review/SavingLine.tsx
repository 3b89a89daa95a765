import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import styles from './ReviewBox.module.css';
import { useReviewRef } from './ReviewContext';

/** Whether the review's file is saved, and what can be done about it. */
export function SavingLine() {
  const actor = useReviewRef();
  const snapshot = useSelector(actor, (whole) => whole);
  const { pending, reason } = snapshot.context;
  const isUnsaved = snapshot.hasTag('unsaved');
  const [isWritten, setWritten] = useState(false);
  if (snapshot.matches('saving') && !isWritten) setWritten(true);
  useEffect(() => {
    if (!isUnsaved) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isUnsaved]);
  const retry = (
    <button type="button" onClick={() => actor.send({ type: 'review.retry' })}>
      Try again
    </button>
  );
  if (snapshot.matches('unread'))
    return (
      <p role="alert" className={styles.trouble}>
        The reviews could not be read: {reason} {retry}
      </p>
    );
  if (snapshot.matches('failed'))
    return (
      <p role="alert" className={styles.trouble}>
        It could not be written; it is still here. {retry}
      </p>
    );
  if (snapshot.matches('refused'))
    return (
      <p role="alert" className={styles.trouble}>
        {reason} The reviews on this page are kept.{' '}
        <button type="button" onClick={() => actor.send({ type: 'review.retry' })}>
          Go on
        </button>
      </p>
    );
  if (snapshot.matches('held') || snapshot.matches('downloading'))
    return (
      <p className={styles.saving}>
        {pending.length} {pending.length === 1 ? 'opinion' : 'opinions'} only on this page.{' '}
        <button type="button" onClick={() => actor.send({ type: 'review.download' })}>
          Save flows.review.json
        </button>
      </p>
    );
  return (
    <p className={styles.saving}>
      {snapshot.matches('saving') ? 'Being written…' : isWritten ? 'Saved.' : ''}
    </p>
  );
}
