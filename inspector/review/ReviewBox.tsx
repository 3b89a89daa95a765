import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Chart, ChartNode } from '../chart/chartTypes';
import { useReviewRef, useVerdict } from './ReviewContext';
import styles from './ReviewBox.module.css';
import { SavingLine } from './SavingLine';

type ReviewBoxProps = { chart: Chart; node: ChartNode };

const opinionWords = {
  approved: 'Approved as it is.',
  noted: 'There is a note.',
  stale: 'Approved before it changed: its transitions, its words or its story are different now.',
} as const;

/** A designer's verdict on a state. */
export function ReviewBox({ chart, node }: ReviewBoxProps) {
  const isUnread = useSelector(useReviewRef(), (snapshot) => snapshot.matches('unread'));
  const { verdict, opinion, isApproved, toggleApproval, keepNote } = useVerdict(chart, node);
  const noteId = useId();
  return (
    <section className={styles.box} aria-label="Review" data-review={opinion ?? 'none'}>
      <div className={styles.row}>
        <p role="status">
          {opinion === null ? 'Nobody has reviewed it yet.' : opinionWords[opinion]}
        </p>
        <button
          type="button"
          aria-pressed={isApproved}
          aria-keyshortcuts="a"
          disabled={isUnread}
          onClick={toggleApproval}
        >
          <Check aria-hidden="true" /> {isApproved ? 'Approved' : 'Approve'}
        </button>
      </div>
      <label htmlFor={noteId}>Note</label>
      <textarea
        key={`${node.id} ${verdict.note ?? ''}`}
        id={noteId}
        rows={2}
        maxLength={4_000}
        disabled={isUnread}
        aria-keyshortcuts="n"
        defaultValue={verdict.note ?? ''}
        onBlur={({ target }) => keepNote(target.value)}
      />
      <SavingLine />
    </section>
  );
}
