import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import type { Chart, ChartNode } from '../chart/chartTypes';
import { NoteList } from './NoteList';
import { useReviewRef, useVerdict } from './ReviewContext';
import styles from './ReviewBox.module.css';
import { SavingLine } from './SavingLine';

type ReviewBoxProps = { chart: Chart; node: ChartNode };

const opinionWords = {
  approved: 'Approved as it is.',
  noted: 'There is an open note.',
  stale: 'Approved before it changed: its transitions, its words or its story are different now.',
} as const;

/** A designer's verdict on a state. */
export function ReviewBox({ chart, node }: ReviewBoxProps) {
  const isUnread = useSelector(useReviewRef(), (snapshot) => snapshot.matches('unread'));
  const { flow, state, notes, opinion, isApproved, toggleApproval } = useVerdict(chart, node);
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
      <NoteList key={node.id} flow={flow} state={state} notes={notes} isDisabled={isUnread} />
      <SavingLine />
    </section>
  );
}
